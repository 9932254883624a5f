#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

#include "output.h"

// A progressive image has about a dozen scans; a malicious file could have thousands, each as
// costly as the first.
static const int most_scans = 100;

const uint32_t cjpeg_largest_side = JPEG_MAX_DIMENSION;

typedef struct {
  struct jpeg_error_mgr manager;
  jmp_buf jump;
  cimages_result *result;
} error_state;

static void fail(j_common_ptr info) {
  error_state *state = (error_state *)info->err;
  char message[JMSG_LENGTH_MAX];
  info->err->format_message(info, message);
  *state->result = cimages_failure(message);
  longjmp(state->jump, 1);
}

static void fail_with(j_decompress_ptr info, const char *message) {
  error_state *state = (error_state *)info->err;
  *state->result = cimages_failure(message);
  longjmp(state->jump, 1);
}

// Damage is an error; deviations that all decoders tolerate are not.
static void warn(j_common_ptr info, int level) {
  if (level >= 0) return;
  int code = info->err->msg_code;
  if (code == JWRN_EXTRANEOUS_DATA || code == JWRN_ADOBE_XFORM || code == JWRN_JFIF_MAJOR) return;
  fail(info);
}

static void count_scans(j_common_ptr info) {
  if (info->is_decompressor && ((j_decompress_ptr)info)->input_scan_number > most_scans)
    fail_with((j_decompress_ptr)info, "it has too many scans");
}

// CMYK is inverted in files written by Adobe's software: 255 is no ink.
static void convert_inks(const uint8_t *inks, uint32_t *row, uint32_t width, bool inverted) {
  for (uint32_t x = 0; x < width; x++, inks += 4) {
    uint32_t part[4];
    for (int ink = 0; ink < 4; ink++) part[ink] = inverted ? inks[ink] : 255u - inks[ink];
    uint32_t red = part[0] * part[3] / 255, green = part[1] * part[3] / 255;
    uint32_t blue = part[2] * part[3] / 255;
    row[x] = 0xFF000000u | red << 16 | green << 8 | blue;
  }
}

static void read_rows(j_decompress_ptr info, cjpeg_image *image) {
  JSAMPARRAY inks = NULL;
  if (image->printed)
    inks = info->mem->alloc_sarray((j_common_ptr)info, JPOOL_IMAGE, info->output_width * 4, 1);
  while (info->output_scanline < info->output_height) {
    uint32_t *row = image->pixels + (size_t)info->output_scanline * image->width;
    JSAMPROW target = inks ? inks[0] : (JSAMPROW)row;
    jpeg_read_scanlines(info, &target, 1);
    if (inks) convert_inks(inks[0], row, image->width, info->saw_Adobe_marker);
  }
}

static void read_image(j_decompress_ptr info, uint64_t limit, cjpeg_image *image) {
  jpeg_read_header(info, TRUE);
  if ((uint64_t)info->image_width * info->image_height > limit)
    fail_with(info, "the image is too large");
  image->printed = info->jpeg_color_space == JCS_CMYK || info->jpeg_color_space == JCS_YCCK;
  if (image->printed) {
    info->out_color_space = JCS_CMYK;
  } else {
    // The alpha that libjpeg-turbo fills in is 255.
    info->out_color_space =
        __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? JCS_EXT_BGRA : JCS_EXT_ARGB;
  }
  // The same result on every machine.
  info->dct_method = JDCT_ISLOW;
  jpeg_start_decompress(info);
  image->width = info->output_width;
  image->height = info->output_height;
  image->pixels = malloc((size_t)image->width * image->height * sizeof *image->pixels);
  if (!image->pixels) fail_with(info, "out of memory");
  read_rows(info, image);
  jpeg_finish_decompress(info);
}

cimages_result cjpeg_decode(const uint8_t *bytes, size_t count, uint64_t limit, cjpeg_image *image) {
  cimages_result result = {.succeeded = true};
  *image = (cjpeg_image){0};
  error_state errors = {.result = &result};
  struct jpeg_decompress_struct info;
  memset(&info, 0, sizeof info);
  info.err = jpeg_std_error(&errors.manager);
  errors.manager.error_exit = fail;
  errors.manager.emit_message = warn;
  struct jpeg_progress_mgr progress = {.progress_monitor = count_scans};
  if (setjmp(errors.jump) == 0) {
    jpeg_create_decompress(&info);
    info.progress = &progress;
    jpeg_mem_src(&info, bytes, count);
    read_image(&info, limit, image);
  }
  jpeg_destroy_decompress(&info);
  if (!result.succeeded) cjpeg_image_free(image);
  return result;
}

typedef struct {
  struct jpeg_destination_mgr manager;
  cimages_buffer *output;
  JOCTET block[16384];
} destination;

static void start_block(j_compress_ptr info) {
  destination *target = (destination *)info->dest;
  target->manager.next_output_byte = target->block;
  target->manager.free_in_buffer = sizeof target->block;
}

static void append_block(j_compress_ptr info, size_t count) {
  destination *target = (destination *)info->dest;
  if (!cimages_append(target->output, target->block, count)) ERREXIT1(info, JERR_OUT_OF_MEMORY, 0);
}

static boolean empty_block(j_compress_ptr info) {
  append_block(info, sizeof((destination *)info->dest)->block);
  start_block(info);
  return TRUE;
}

static void end_block(j_compress_ptr info) {
  append_block(info, sizeof((destination *)info->dest)->block - info->dest->free_in_buffer);
}

static void write_rows(j_compress_ptr info, const uint32_t *pixels, cjpeg_options options) {
  info->image_width = options.width;
  info->image_height = options.height;
  info->input_components = 4;
  info->in_color_space = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? JCS_EXT_BGRX : JCS_EXT_XRGB;
  jpeg_set_defaults(info);
  jpeg_set_quality(info, options.quality, TRUE);
  // Colored texts and edges keep their colors.
  for (int index = 0; index < info->num_components; index++)
    info->comp_info[index].h_samp_factor = info->comp_info[index].v_samp_factor = 1;
  info->optimize_coding = TRUE;
  info->dct_method = JDCT_ISLOW;
  info->density_unit = 1;
  info->X_density = info->Y_density = (UINT16)options.density;
  jpeg_start_compress(info, TRUE);
  while (info->next_scanline < info->image_height) {
    JSAMPROW row = (JSAMPROW)(pixels + (size_t)info->next_scanline * options.width);
    jpeg_write_scanlines(info, &row, 1);
  }
  jpeg_finish_compress(info);
}

cimages_result cjpeg_encode(const uint32_t *pixels, cjpeg_options options, cimages_buffer *output) {
  cimages_result result = {.succeeded = true};
  error_state errors = {.result = &result};
  struct jpeg_compress_struct info;
  memset(&info, 0, sizeof info);
  info.err = jpeg_std_error(&errors.manager);
  errors.manager.error_exit = fail;
  errors.manager.emit_message = warn;
  destination target = {.output = output};
  target.manager.init_destination = start_block;
  target.manager.empty_output_buffer = empty_block;
  target.manager.term_destination = end_block;
  if (setjmp(errors.jump) == 0) {
    jpeg_create_compress(&info);
    info.dest = &target.manager;
    write_rows(&info, pixels, options);
  }
  jpeg_destroy_compress(&info);
  return result;
}

void cjpeg_image_free(cjpeg_image *image) {
  free(image->pixels);
  *image = (cjpeg_image){0};
}

#define TEXT_OF(number) #number
#define TEXT(number) TEXT_OF(number)
#ifdef LIBJPEG_TURBO_VERSION
const char *cjpeg_version(void) { return TEXT(LIBJPEG_TURBO_VERSION); }
#else
const char *cjpeg_version(void) { return TEXT(JPEG_LIB_VERSION); }
#endif
