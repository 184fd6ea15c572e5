import { z } from 'zod'
import { deskAction, flashOf, idField } from '#app/desk-action.ts'
import { SuspectsPage } from '#app/features/desk/suspects-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { leadWords as words } from '#content/en/desk/leads.ts'
import type { Route } from './+types/suspects'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk } = context.get(requestScope).services
  return { suspects: await desk.quarantine.list(), ...flashOf(request, words.done) }
}

export const action = deskAction(
  z.object({ do: z.enum(['release', 'discard']), lead: idField }),
  async (fields, { services: { desk }, owner, now, flash }) => {
    if (fields.do === 'release') {
      const isReleased = await desk.quarantine.release(owner.email, fields.lead, now)
      return flash(isReleased ? 'released' : 'gone')
    }
    return flash((await desk.quarantine.discard(owner.email, fields.lead)) ? 'discarded' : 'gone')
  },
)

export default function Suspects({ loaderData }: Route.ComponentProps) {
  return <SuspectsPage words={words.suspects} common={deskWords} {...loaderData} />
}
