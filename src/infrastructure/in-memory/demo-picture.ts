/** A picture of these words. Its address holds it whole, so that nothing is fetched. */
export function demoPicture(words: string, width: number, height: number): string {
  const fontSize = Math.min(height / 3, (1.2 * width) / words.length)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" text-anchor="middle">\
<rect width="100%" height="100%" fill="#ffd479"/>\
<text x="50%" y="50%" dy=".35em" font-family="sans-serif" font-size="${fontSize}" fill="#4a2e12">${words}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
