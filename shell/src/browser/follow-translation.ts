/**
 * Browsers translate a page by replacing its text nodes with `<font>` elements. React still holds the nodes that it
 * made: what it writes to them is not seen, and removing them or inserting before them throws, which ends the page. So
 * a translator's element is its text's stand-in: a text that changes takes its place back (the translator sees a new
 * text, and translates it), and what is done to the text's place is done to the stand-in's (SH-27).
 *
 * On a page that is not translated, the observer only checks the nodes of each mutation.
 * @returns whether a text has been replaced since
 */
export function followTranslation(page: Element): () => boolean {
  const standIns = new WeakMap<Node, Element>();
  const originals = new WeakMap<Node, Text>();
  let isPatched = false;

  const standInOf = (node: Node, parent: Node) => {
    const standIn = node.parentNode ? undefined : standIns.get(node);
    return standIn?.parentNode === parent ? standIn : undefined;
  };
  const patchOnce = () => {
    if (isPatched) return;
    isPatched = true;
    const { removeChild, insertBefore, appendChild } = Node.prototype;
    const isLost = (node: Node | null) => node instanceof Text && !node.parentNode;
    Object.assign(Node.prototype, {
      removeChild(this: Node, child: Node) {
        const standIn = standInOf(child, this);
        if (standIn) removeChild.call(this, standIn);
        else if (!isLost(child)) removeChild.call(this, child);
        return child;
      },
      insertBefore(this: Node, child: Node, before: Node | null) {
        standIns.get(child)?.remove();
        const place = before && standInOf(before, this);
        return insertBefore.call(this, child, place ?? (isLost(before) ? null : before));
      },
      appendChild(this: Node, child: Node) {
        standIns.get(child)?.remove();
        return appendChild.call(this, child);
      },
    });
  };

  const rewritten = new MutationObserver((records) => {
    for (const { target } of records) {
      const standIn = standIns.get(target);
      if (!target.parentNode && standIn?.parentNode) standIn.replaceWith(target);
    }
  });
  const noteStandIn = (text: Text, standIn: Element) => {
    patchOnce();
    standIns.set(text, standIn);
    originals.set(standIn, text);
    rewritten.observe(text, { characterData: true });
  };
  const replaced = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      for (const removed of removedNodes) {
        if (removed.parentNode) continue;
        // Replaced in one step, or one was inserted next to the other first.
        const others = [...addedNodes, previousSibling, nextSibling];
        if (removed instanceof Text) {
          const standIn = others.find((node) => isTranslators(node) && !originals.has(node));
          if (standIn) noteStandIn(removed, standIn as Element);
        }
        // The translation is undone with a text of the translator's own.
        const original = originals.get(removed);
        if (original && !original.parentNode) {
          const copy = [...addedNodes].find((node) => node instanceof Text && node.data === original.data);
          copy?.parentNode?.replaceChild(original, copy);
        }
      }
    }
  });
  replaced.observe(page, { childList: true, subtree: true });
  return () => isPatched;
}

const isTranslators = (node: Node | null): node is Element => node?.nodeName === 'FONT';

/** Whether a translator has replaced texts: the server's markup then does not match what hydration expects. */
export function isTranslated(page: Element): boolean {
  return page.querySelector('font') !== null;
}
