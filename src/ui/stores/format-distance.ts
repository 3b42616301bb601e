const short = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
const long = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })

/** `350 m`, `1,2 km`, `303 km`: as exact as a distance as the crow flies deserves. */
export function formatDistance(kilometres: number): string {
  const metres = Math.round(kilometres * 20) * 50
  if (metres < 1000) return `${Math.max(metres, 50)} m`
  return `${(kilometres < 9.95 ? short : long).format(kilometres)} km`
}
