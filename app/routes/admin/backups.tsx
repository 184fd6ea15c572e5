import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { z } from 'zod'
import { deskAction, flashOf, textField } from '#app/desk-action.ts'
import { Confirm } from '#app/features/desk/confirm.tsx'
import { Table } from '#app/features/desk/list.tsx'
import { Panel } from '#app/features/desk/panel.tsx'
import { PostForm } from '#app/features/desk/post-form.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { SmallButton, smallButton } from '#app/features/desk/small-button.tsx'
import { Timestamp } from '#app/features/desk/timestamp.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { backupWords as words } from '#content/en/desk/backups.ts'
import { fill } from '#content/fill.ts'
import { daysBetweenBackups, mostKept } from '#server/desk/backups.ts'
import type { Route } from './+types/backups'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, now } = context.get(requestScope)
  const { kept, ...state } = await services.backups.state()
  return {
    ...state,
    kept: kept.map((backup) => ({ id: backup.name, ...backup })),
    engine: services.database.engine,
    isDue: await services.backups.isDue(now),
    days: daysBetweenBackups,
    mostKept,
    ...flashOf(request, words),
  }
}

export const action = deskAction(
  z.discriminatedUnion('do', [
    z.object({ do: z.literal('start') }),
    z.object({ do: z.literal('remove'), name: textField }),
  ]),
  async (fields, { services: { backups }, owner: { email: by }, now, flash }) =>
    fields.do === 'start'
      ? flash((await backups.start(by, now)) ? 'started' : 'running')
      : flash((await backups.remove(by, fields.name)) ? 'removed' : 'gone'),
)

export default function Backups({ loaderData }: Route.ComponentProps) {
  const { last, running, failure, kept, engine, isDue, days } = loaderData
  useFreshNews(running !== undefined)
  return (
    <Screen title={words.title} lead={words.engines[engine]}>
      <Panel id="last" title={words.last} isSetting>
        <p>
          {last ? (
            <>
              <Timestamp at={last.at} /> · {sizeText(last.bytes)}
            </>
          ) : (
            words.never
          )}
        </p>
        {isDue && (
          <p className="mt-1 font-[600] text-sindoor">
            {fill(last ? words.due : words.dueNever, { days: String(days) })}
          </p>
        )}
        {failure && !running && (
          <p className="mt-3 wrap-anywhere">
            <span className="font-[600] text-sindoor">{words.failure}</span> {failure}
          </p>
        )}
        <div aria-live="polite" className="mt-4">
          {running ? (
            <>
              <p className="font-[600]">
                {words.running} <Timestamp at={running.startedAt} show="time" />.{' '}
                {fill(last ? words.writtenOf : words.written, {
                  size: sizeText(running.bytes),
                  last: sizeText(last?.bytes ?? 0),
                })}
              </p>
              <p className="measure mt-1 text-ink-2">{words.meanwhile}</p>
            </>
          ) : (
            <PostForm>
              <SmallButton look="strong" name="do" value="start">
                {words.start}
              </SmallButton>
            </PostForm>
          )}
        </div>
      </Panel>
      <Panel
        id="kept"
        title={words.kept}
        text={fill(words.keptText, { count: String(loaderData.mostKept), folder: loaderData.folder })}
        isSetting
      >
        <Table
          rows={kept}
          empty={words.empty}
          columns={[
            { head: words.columns.made, cell: ({ at }) => <Timestamp at={at} /> },
            { head: words.columns.size, cell: ({ bytes }) => sizeText(bytes) },
            {
              head: words.columns.file,
              cell: ({ name }) => (
                <div className="flex flex-wrap items-start gap-x-4">
                  <a href={deskPaths.backup(name)} download className={smallButton('plain')}>
                    {words.download}
                  </a>
                  <PostForm fields={{ name }}>
                    <Confirm label={words.remove} sure={words.sure} name="do" value="remove" />
                  </PostForm>
                </div>
              ),
            },
          ]}
        />
        <p className="measure mt-5 text-ink-2">
          {words.restore}{' '}
          <code className="mt-1 block rounded-[8px] bg-paper-2 px-3 py-2 text-14 wrap-anywhere">
            {words.restoreCommand}
          </code>
        </p>
      </Panel>
    </Screen>
  )
}

/** Sooner than the desk asks for news otherwise: most backups take seconds. */
function useFreshNews(isRunning: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(revalidate, 1500)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}

function sizeText(bytes: number): string {
  const [value, unit] = bytes < 1e6 ? [bytes / 1e3, 'kilobyte'] : [bytes / 1e6, 'megabyte']
  return new Intl.NumberFormat('en-IN', { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
}
