/** The address within the portal that stands behind the `#`, as wouter's `useHashLocation` reads it. first-paint.js has a copy. */
export const pathInHash = ({ hash }: Pick<Location, 'hash'>): string =>
  `/${hash.replace(/^#?\/?/, '')}`.replace(/\?.*$/s, '')
