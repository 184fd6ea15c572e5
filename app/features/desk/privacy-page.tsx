import { Form } from 'react-router'
import type { PrivacyWords } from '#content/en/desk/privacy.ts'
import { Confirm } from './confirm.tsx'
import { Panel } from './panel.tsx'
import { PostForm } from './post-form.tsx'
import { Screen } from './screen.tsx'
import { SmallButton } from './small-button.tsx'

interface PrivacyPageProps {
  words: PrivacyWords
  notice?: string | undefined
  email: string
  /** How much is kept, table by table; nothing until someone was looked for. */
  found?: { table: string; count: number }[] | undefined
}

export function PrivacyPage({ words, notice, email, found }: PrivacyPageProps) {
  const isNothing = found?.every(({ count }) => count === 0)
  return (
    <Screen title={words.title} lead={words.lead} notice={notice}>
      <Form className="flex max-w-xl flex-wrap items-end gap-3 pb-6">
        <label className="grow text-[0.875rem] font-[600]">
          {words.email}
          <input
            type="email"
            name="email"
            required
            defaultValue={email}
            maxLength={254}
            className="mt-1 block min-h-11 w-full rounded-[10px] border border-ink-2 bg-paper px-3 font-[400] text-base"
          />
        </label>
        <SmallButton>{words.find}</SmallButton>
      </Form>
      {isNothing && <p className="text-ink-2">{words.nothing}</p>}
      {found && !isNothing && (
        <Panel id="found" title={`${words.found}: ${email}`}>
          <dl className="grid max-w-md grid-cols-[1fr_auto] gap-x-8 gap-y-1">
            {found.map(({ table, count }) => (
              <div key={table} className="contents">
                <dt>{words.tables[table] ?? table}</dt>
                <dd className="text-right figures">{count}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-5">
            <a
              href={`/admin/privacy/export?email=${encodeURIComponent(email)}`}
              download
              className="thread-link"
            >
              {words.download}
            </a>
          </p>
          <PostForm className="mt-4">
            <input type="hidden" name="email" value={email} />
            <Confirm label={words.erase} sure={words.sure} name="do" value="erase">
              <p className="measure">{words.warning}</p>
            </Confirm>
          </PostForm>
        </Panel>
      )}
    </Screen>
  )
}
