import { Form } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import type { PrivacyWords } from '#content/en/desk/privacy.ts'
import { fill } from '#content/fill.ts'
import { Confirm } from './confirm.tsx'
import { Panel } from './panel.tsx'
import { PostForm } from './post-form.tsx'
import { Screen } from './screen.tsx'
import { SmallButton } from './small-button.tsx'

interface PrivacyPageProps {
  words: PrivacyWords
  notice?: string | undefined
  /** The one that was looked for first. */
  addresses: string[]
  /** Nothing until someone was looked for. */
  found?: { counts: Record<string, number>; others: string[] } | undefined
}

export function PrivacyPage({ words, notice, addresses, found }: PrivacyPageProps) {
  const [email = '', ...also] = addresses
  const isNothing = found && Object.values(found.counts).every((count) => count === 0)
  const query = new URLSearchParams([['email', email], ...also.map((address) => ['also', address])])
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
        <Panel id="found" title={`${words.found}: ${addresses.join(', ')}`}>
          {found.others.length > 0 && (
            <OtherAddresses words={words.others} email={email} also={also} others={found.others} />
          )}
          <dl className="grid max-w-md grid-cols-[1fr_auto] gap-x-8 gap-y-1">
            {Object.entries(found.counts).map(([table, count]) => (
              <div key={table} className="contents">
                <dt>{words.tables[table] ?? table}</dt>
                <dd className="text-right figures">{count}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-5">
            <a href={`${deskPaths.privacyExport}?${query}`} download className="thread-link">
              {words.download}
            </a>
          </p>
          <p className="measure mt-1 text-ink-2 wrap-anywhere">{fill(words.handOver, { email })}</p>
          <PostForm className="mt-4">
            <Addresses email={email} also={also} />
            <Confirm label={words.erase} sure={words.sure} name="do" value="erase">
              <p className="measure">{words.warning}</p>
            </Confirm>
          </PostForm>
        </Panel>
      )}
    </Screen>
  )
}

interface OtherAddressesProps {
  words: PrivacyWords['others']
  email: string
  also: string[]
  others: string[]
}

function OtherAddresses({ words, email, also, others }: OtherAddressesProps) {
  return (
    <Form className="mb-6 max-w-xl rounded-[10px] border border-line p-4">
      <Addresses email={email} also={also} />
      <fieldset>
        <legend className="float-left font-[600]">{words.heading}</legend>
        <p className="clear-both pt-1 text-ink-2">
          {words.lead} {words.shared}
        </p>
        {others.map((address) => (
          <label key={address} className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="also" value={address} className="size-5" />
            <span className="wrap-anywhere">{address}</span>
          </label>
        ))}
      </fieldset>
      <SmallButton>{words.include}</SmallButton>
    </Form>
  )
}

function Addresses({ email, also }: { email: string; also: string[] }) {
  return (
    <>
      <input type="hidden" name="email" value={email} />
      {also.map((address) => (
        <input key={address} type="hidden" name="also" value={address} />
      ))}
    </>
  )
}
