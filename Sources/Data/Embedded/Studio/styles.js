// A style that is copied from one part and pasted on others.

import { begun } from './gesture.js';
import { targetOf } from './reasons.js';
import { strings } from './strings.js';
import { valueOf } from './variables.js';

/**
 * @param {import('./store.js').Store} store
 * @param {import('./session.js').Session} session
 */
export function makeStyles(store, session) {
  /** @type {{name: string, value: any}[]} */
  let copied = [];
  const properties = () => store.state.inspection?.properties ?? [];
  /** What was just selected or edited may not be inspected yet. */
  const present = () => session.inspect().then(properties);
  const own = () => properties().filter(({ decision }) => decision === 'theme')
    .map((property) => ({ name: property.name, value: valueOf(property) })).filter(({ value }) => value !== null);
  return {
    canCopy: () => store.state.selection !== null && own().length > 0,
    canPaste: () => store.state.selection !== null && copied.length > 0,
    async copy() {
      await present();
      copied = own();
      session.tell(strings.styles.copied(store.state.inspection?.title ?? ''));
    },
    async paste() {
      const all = await present();
      const changes = copied.flatMap(({ name, value }) => {
        const property = all.find((each) => each.name === name);
        const target = property && targetOf(property, store.state.scope);
        const isThere = property && JSON.stringify(valueOf(property)) === JSON.stringify(value);
        return target && !isThere ? [{ target, value: JSON.stringify(value) }] : [];
      });
      void session.editAll(changes, begun(store).id);
    },
  };
}
