// `npm run bench -- --judges`: what judges that we did not write say of every public page, of the mails and of the
// calendar files. What they object to is an error, or stands with its reason in `judges/excuses.ts`.
import { judgeAccessibility } from './judges/accessibility.ts'
import { judgeForAgents } from './judges/agents.ts'
import { judgeHtml } from './judges/html.ts'
import { judgeMails } from './judges/mails.ts'
import { readPages } from './judges/pages.ts'
import { judgeStructuredData } from './judges/structured-data.ts'
import type { Line } from './lines.ts'
import { withMeasuredSite } from './measured-site.ts'

export async function measureJudges(): Promise<Line[]> {
  const ofPages = await withMeasuredSite(async ({ origin, browser }) => {
    const pages = await readPages(origin)
    return [
      ...judgeHtml(pages),
      ...(await judgeStructuredData(pages)),
      ...(await judgeAccessibility(origin, browser)),
      ...(await judgeForAgents(origin, browser)),
    ]
  })
  return [...ofPages, ...(await judgeMails())]
}
