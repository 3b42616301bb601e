/**
 * Makes a key for each item of one list: what identifies it, and how many of the same came before it. The server's ids may repeat or be
 * missing. Unlike a position, such a key stays when a list is read again and others have come before the item, so that its focus stays too.
 */
export function keyMaker(): (identity: string) => string {
  const counts = new Map<string, number>()
  return (identity) => {
    const count = counts.get(identity) ?? 0
    counts.set(identity, count + 1)
    return `${identity} ${count}`
  }
}

/** The key of each item (see {@link keyMaker}). */
export function uniqueKeys<Item>(
  items: readonly Item[],
  identityOf: (item: Item) => string,
): ReadonlyMap<Item, string> {
  const keyOf = keyMaker()
  return new Map(items.map((item) => [item, keyOf(identityOf(item))]))
}
