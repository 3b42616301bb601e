import lighthouse from 'lighthouse'
import type { Finding } from './finding.ts'

/** Everything of its accessibility, best practices and SEO that does not pass. */
export async function findWithLighthouse(port: number, url: string): Promise<Finding[]> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['accessibility', 'best-practices', 'seo'],
    throttlingMethod: 'provided',
    // It would wipe the session.
    disableStorageReset: true,
  })
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse could not check ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  }
  const { audits, categories } = result.lhr
  const counted = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  )
  return counted.flatMap(({ id }) => {
    const audit = audits[id]
    if (audit?.score === undefined || audit.score === null || audit.score === 1) return []
    return [
      {
        checker: 'Lighthouse' as const,
        rule: id,
        where: JSON.stringify(audit.details ?? '').slice(0, 600),
        message: audit.title,
      },
    ]
  })
}
