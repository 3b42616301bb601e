/**
 * The mark of a picture that belongs to no customer: products, banners, rewards. Only these may be kept on the device by the
 * service worker, which sees nothing of a picture but its address. A fragment is never sent to a server.
 */
const MARK = '#publica'

/** The address with the mark; one that has a fragment of its own, or holds the picture itself, is left alone. */
export function markPublicPicture(address: string): string {
  return /^https?:[^#]*$/i.test(address) ? address + MARK : address
}

export const isPublicPicture = (address: string): boolean => address.endsWith(MARK)
