import { useEffect } from 'react'
import { data, useRevalidator } from 'react-router'
import { z } from 'zod'
import { deskAction, fieldList, flashOf } from '#app/desk-action.ts'
import { idOf } from '#app/desk-request.ts'
import { Confirm } from '#app/features/desk/confirm.tsx'
import { ImportColumnsForm, ImportCounts, ImportPreview } from '#app/features/desk/import-panels.tsx'
import { PostForm } from '#app/features/desk/post-form.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { SmallButton } from '#app/features/desk/small-button.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { peopleImportWords as words } from '#content/en/desk/people-import.ts'
import { fill } from '#content/fill.ts'
import { importFields } from '#domain/import-row.ts'
import type { Route } from './+types/people-import'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { imports } = context.get(requestScope).services.desk
  const found = await imports.find(idOf(params.id))
  if (!found) throw data(null, { status: 404 })
  return { found, rows: await imports.firstRows(found.id), ...flashOf(request, words) }
}

export const action = deskAction(
  z.object({
    do: z.enum(['columns', 'start', 'undo-import']),
    /** What each column holds, in their order. */
    column: fieldList(z.enum(importFields).optional().catch(undefined)),
  }),
  async (fields, { services: { desk }, owner, params, flash }) => {
    const id = idOf(params.id)
    switch (fields.do) {
      case 'columns': {
        const columns = Object.fromEntries(
          fields.column.flatMap((field, place) => (field ? [[field, place] as const] : [])).reverse(),
        )
        return flash((await desk.imports.setColumns(id, columns)) ? 'looking' : 'gone')
      }
      case 'start':
        return flash((await desk.imports.start(owner.email, id)) ? 'begun' : 'gone')
      case 'undo-import':
        return flash((await desk.imports.undo(owner.email, id)) ? 'undone' : 'gone')
    }
  },
)

const everyMilliseconds = 1500

export default function PeopleImport({ loaderData }: Route.ComponentProps) {
  const { found, rows } = loaderData
  const { state, counts } = found
  const isBusy = ['reading', 'checking', 'importing', 'undoing'].includes(state)
  useNews(isBusy)
  const total = counts.new + counts.known
  return (
    <Screen
      title={found.fileName}
      lead={fill(words.lines, { count: found.rowCount.toLocaleString('en-IN') })}
      back={{ to: deskPaths.imports, label: words.others }}
    >
      <p role="status" className="font-[600]">
        {words.states[state]}
      </p>
      {isBusy && (
        <p className="mt-1 text-ink-2">
          {words.wait}{' '}
          <a href={deskPaths.import(found.id)} className="thread-link">
            {words.look}
          </a>
        </p>
      )}
      {state === 'importing' && (
        <progress
          value={counts.in}
          max={total}
          aria-label={words.counts.in}
          className="mt-2 h-3 w-full max-w-xl accent-indigo"
        />
      )}
      <ImportCounts words={words} counts={counts} isOver={state === 'done' || state === 'undone'} />
      {state === 'ready' && total > 0 && (
        <PostForm className="pb-4">
          <SmallButton look="strong" name="do" value="start">
            {fill(words.start, { count: total.toLocaleString('en-IN') })}
          </SmallButton>
        </PostForm>
      )}
      {counts.refused > 0 && !isBusy && (
        <p className="pb-4">
          <a href={deskPaths.importReport(found.id)} download className="thread-link">
            {words.report}
          </a>
        </p>
      )}
      {(state === 'done' || state === 'importing') && (
        <PostForm className="pb-4">
          <Confirm label={words.undo.label} sure={words.undo.sure} name="do" value="undo-import">
            <p className="measure">{words.undo.text}</p>
          </Confirm>
        </PostForm>
      )}
      {(state === 'ready' || state === 'checking') && (
        <>
          <ImportColumnsForm words={words} headings={found.headings} columns={found.columns} />
          <ImportPreview words={words} headings={found.headings} rows={rows} />
        </>
      )}
    </Screen>
  )
}

/** While something is being done, what is shown of it is asked for again and again. */
function useNews(isBusy: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isBusy || state !== 'idle') return
    const timer = setTimeout(revalidate, everyMilliseconds)
    return () => clearTimeout(timer)
  }, [isBusy, state, revalidate])
}
