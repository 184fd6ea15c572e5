import { Link, useNavigation } from 'react-router'
import { z } from 'zod'
import { deskAction, flashOf } from '#app/desk-action.ts'
import { fileLook } from '#app/features/desk/field-look.ts'
import { Entries } from '#app/features/desk/list.tsx'
import { Panel } from '#app/features/desk/panel.tsx'
import { PostForm } from '#app/features/desk/post-form.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { SmallButton } from '#app/features/desk/small-button.tsx'
import { Timestamp } from '#app/features/desk/timestamp.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { peopleImportWords as words } from '#content/en/desk/people-import.ts'
import { fill } from '#content/fill.ts'
import type { Route } from './+types/people-imports'

const largestFile = 10 * 1024 * 1024

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { imports } = context.get(requestScope).services.desk
  return { imports: await imports.latest(), ...flashOf(request, words) }
}

export const action = deskAction(
  z.object({ file: z.instanceof(File).optional().catch(undefined) }),
  async ({ file }, { services: { desk }, owner, flash }) => {
    if (!file || file.size === 0) return flash(file?.name ? 'empty' : 'no-file')
    if (file.size > largestFile) return flash('too-large')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const begun = await desk.imports.begin(owner.email, { name: file.name, bytes })
    return 'problem' in begun ? flash(begun.problem) : flash([], { to: deskPaths.import(begun.id) })
  },
)

export default function PeopleImports({ loaderData }: Route.ComponentProps) {
  const isReading = useNavigation().formMethod === 'POST'
  return (
    <Screen title={words.title} lead={words.lead} back={{ to: deskPaths.leads, label: words.back }}>
      <PostForm encType="multipart/form-data" className="grid form-width gap-3 pb-6">
        <label className="font-[600]">
          {words.file}
          <input
            type="file"
            name="file"
            required
            onChange={({ currentTarget }) =>
              currentTarget.setCustomValidity(
                isTooLarge(currentTarget.files) ? words.refusals['too-large'] : '',
              )
            }
            accept=".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            className={fileLook}
          />
        </label>
        <p className="text-ink-2">{words.hint}</p>
        <SmallButton look="strong" aria-disabled={isReading} className="justify-self-start">
          {isReading ? words.uploading : words.upload}
        </SmallButton>
      </PostForm>
      {loaderData.imports.length > 0 && (
        <Panel id="imports" title={words.latest}>
          <Entries rows={loaderData.imports}>
            {({ id, fileName, state, rowCount, createdAt }) => (
              <p>
                <Link to={deskPaths.import(id)} className="thread-link">
                  {fileName}
                </Link>{' '}
                · {fill(words.lines, { count: rowCount.toLocaleString('en-IN') })} · {words.states[state]} ·{' '}
                <Timestamp at={createdAt} />
              </p>
            )}
          </Entries>
        </Panel>
      )}
    </Screen>
  )
}

/** Said before it is sent: what is far too large the server does not even read. */
function isTooLarge(files: FileList | null): boolean {
  return (files?.[0]?.size ?? 0) > largestFile
}
