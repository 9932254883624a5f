-- A session of Neovim with `kbrender lsp`, by the settings of the guide. Prints what it got.

local function main()
  local out = {}
  vim.cmd("edit Themes/mine.json")
  vim.wait(20000, function() return #vim.diagnostic.get(0) > 0 end)
  for _, found in ipairs(vim.diagnostic.get(0)) do
    table.insert(out, found.code .. " " .. found.lnum .. ":" .. found.col)
  end
  vim.api.nvim_win_set_cursor(0, { 1, 45 })
  local place = vim.lsp.util.make_position_params()
  for _, answer in pairs(vim.lsp.buf_request_sync(0, "textDocument/hover", place, 20000)) do
    table.insert(out, answer.result.contents.value:match("Resolved"))
  end
  local function text() return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n") end
  vim.api.nvim_win_set_cursor(0, { 1, 38 })
  vim.lsp.buf.rename("pen")
  vim.wait(20000, function() return text():find("{pen}") ~= nil end)
  vim.lsp.buf.formatting_sync(nil, 20000)
  table.insert(out, text())
  -- The other theme of the workspace was renamed in as well, and has the same server.
  vim.cmd("edit more/up.json")
  table.insert(out, text())
  local up = #vim.lsp.buf_get_clients(0)
  vim.cmd("edit more/package.json")
  local others = #vim.lsp.buf_get_clients(0)
  table.insert(out, table.concat({ "servers", #vim.lsp.get_active_clients(), up, others }, " "))
  io.stdout:write(table.concat(out, "\n") .. "\n")
end

local isFine, problem = pcall(main)
if not isFine then io.stderr:write(tostring(problem) .. "\n") end
vim.cmd(isFine and "qall!" or "cquit!")
