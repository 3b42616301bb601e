/**
 * Which page numbers a pager shows: `range` pages on each side of the current one and `margin` pages at each
 * end, in ascending order, with one 'gap' for each run of two or more that is left out. (A single page left
 * out would take the room of its gap, so it is shown.)
 *
 * @param page the current page, from 1; brought into 1…pageCount
 */
export function pagerWindow(
  page: number,
  pageCount: number,
  range: number,
  margin: number,
): (number | 'gap')[] {
  const current = Math.min(Math.max(page, 1), pageCount)
  const shown: (number | 'gap')[] = []
  let last = 0
  for (const candidate of candidates(current, pageCount, range, margin)) {
    if (candidate - last === 2) shown.push(last + 1)
    else if (candidate - last > 2) shown.push('gap')
    shown.push(candidate)
    last = candidate
  }
  if (pageCount - last === 1) shown.push(pageCount)
  else if (pageCount - last > 1) shown.push('gap')
  return shown
}

/** The pages asked for, each once, ascending; computed without walking through all there are. */
function candidates(current: number, pageCount: number, range: number, margin: number): number[] {
  const pages = new Set<number>()
  const add = (from: number, to: number) => {
    for (let page = Math.max(from, 1); page <= Math.min(to, pageCount); page += 1) pages.add(page)
  }
  add(1, margin)
  add(current - range, current + range)
  add(pageCount - margin + 1, pageCount)
  return [...pages].sort((a, b) => a - b)
}
