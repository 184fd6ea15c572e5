import { paths } from '#content/paths.ts'
import type { Line } from '../lines.ts'
import { auditsOf } from '../page-speed.ts'
import { type Finding, verdict } from './findings.ts'

const category = 'agentic-browsing'
const asked = [paths.home, paths.pricing, paths.contact]

/** How well programs that act for people find their way. */
export async function judgeForAgents(origin: string, browser: string): Promise<Line[]> {
  const findings: Finding[] = []
  for (const address of asked) {
    const { categories, audits } = await auditsOf(`${origin}${address}`, browser, [category])
    for (const { id } of categories[category]?.auditRefs ?? []) {
      const {
        title = id,
        score,
        scoreDisplayMode,
        errorMessage,
        explanation,
        displayValue,
      } = audits[id] ?? {}
      const isFine = scoreDisplayMode === 'notApplicable' || (score ?? 0) >= 0.9
      const more = errorMessage ?? explanation ?? displayValue
      console.log(
        `Lighthouse for agents, ${address}, ${id}: ${score ?? scoreDisplayMode} ${title}${more ? ` (${more})` : ''}`,
      )
      if (!isFine) findings.push({ where: address, what: `${id}: ${title}` })
    }
  }
  return verdict('Lighthouse for agents', { what: 'pages', count: asked.length }, findings)
}
