import { data, Form } from 'react-router'
import { z } from 'zod'
import { deskAction, fieldList, flashOf, optionalId, textField } from '#app/desk-action.ts'
import { Confirm } from '#app/features/desk/confirm.tsx'
import { Panel } from '#app/features/desk/panel.tsx'
import { PostForm } from '#app/features/desk/post-form.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { SmallButton, smallButton } from '#app/features/desk/small-button.tsx'
import { SmallField } from '#app/features/desk/small-field.tsx'
import { timestampText } from '#app/features/desk/timestamp.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import type { PrivacyWords } from '#content/en/desk/privacy.ts'
import { privacyWords as words } from '#content/en/desk/privacy.ts'
import { fill } from '#content/fill.ts'
import type { Route } from './+types/privacy'
import { addressesIn, addressesInQuery, personInQuery } from './privacy-addresses.ts'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { privacy } = context.get(requestScope).services.desk
  const addresses = addressesInQuery(request)
  const person = personInQuery(request)
  return {
    addresses,
    person,
    found: addresses.length > 0 || person ? await privacy.find(addresses, person) : undefined,
    ...flashOf(request, words),
  }
}

export const action = deskAction(
  z.object({
    do: z.literal('erase'),
    email: fieldList(textField),
    also: fieldList(textField),
    person: optionalId,
  }),
  async (fields, { services: { desk }, owner, flash }) => {
    const addresses = addressesIn(fields)
    if (addresses.length === 0 && !fields.person) throw data(null, { status: 400 })
    const erased = await desk.privacy.erase(owner.email, addresses, fields.person)
    return flash('erased', { ...erased })
  },
)

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { addresses, person, found } = loaderData
  const [email = '', ...also] = addresses
  const isNothing = found && Object.values(found.counts).every((count) => count === 0)
  const query = new URLSearchParams([
    ...(email ? [['email', email]] : []),
    ...also.map((address) => ['also', address]),
    ...(person ? [['person', person]] : []),
  ])
  return (
    <Screen title={words.title} lead={words.lead}>
      <Form className="field-line form-width pb-6">
        <SmallField
          label={words.email}
          type="email"
          name="email"
          required
          defaultValue={email}
          maxLength={254}
          className="grow"
        />
        <SmallButton look="strong">{words.find}</SmallButton>
      </Form>
      {isNothing && <p className="text-ink-2">{words.nothing}</p>}
      {found && !isNothing && (
        <Panel id="found" title={[words.found, ...addresses].join(': ')}>
          {found.others.length > 0 && (
            <OtherAddresses words={words.others} email={email} also={also} others={found.others} />
          )}
          <dl className="grid form-width grid-cols-[1fr_auto] gap-x-8 gap-y-1">
            {Object.entries(found.counts).map(([table, count]) => (
              <div key={table} className="contents">
                <dt>{words.tables[table] ?? table}</dt>
                <dd className="text-right figures">{count}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-5">
            <a href={`${deskPaths.privacyExport}?${query}`} download className={smallButton('plain')}>
              {words.download}
            </a>
          </p>
          <p className="measure mt-1 text-ink-2 wrap-anywhere">
            {email ? fill(words.handOver, { email }) : words.handOverInPerson}
          </p>
          <PostForm className="mt-4">
            <Addresses email={email} also={also} />
            {person && <input type="hidden" name="person" value={person} />}
            <Confirm label={words.erase} sure={words.sure} name="do" value="erase">
              <p className="measure">{words.warning}</p>
              {found.nextDemo && (
                <p className="measure mt-2 font-[600] text-sindoor">
                  {fill(words.nextDemo, { when: timestampText(found.nextDemo) })}
                </p>
              )}
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
    <Form className="mb-6 form-width rounded-[10px] border border-line p-4">
      <Addresses email={email} also={also} />
      <fieldset>
        <legend className="float-left font-[600]">{words.heading}</legend>
        <p className="clear-both pt-1 text-ink-2">
          {words.lead} {words.shared}
        </p>
        {others.map((address) => (
          <label key={address} className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="also" value={address} className="checkbox size-5 shrink-0" />
            <span className="wrap-anywhere">{address}</span>
          </label>
        ))}
      </fieldset>
      <SmallButton look="strong">{words.include}</SmallButton>
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
