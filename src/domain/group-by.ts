/** The items by their key. Keys, and the items of each, are in the order in which they come. */
export function groupBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** The first item of each key, in the order in which they come. */
export function firstOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): readonly Item[] {
  const keys = new Set<unknown>()
  // `add` makes the set larger only when the key is new.
  return items.filter((item) => keys.size < keys.add(keyOf(item)).size)
}
