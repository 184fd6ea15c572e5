import { SelectField, TextField } from '#app/ui/form/field.tsx'
import type { DeskWords } from '#content/en/desk/common.ts'
import type { StageWords } from '#content/en/desk/stages.ts'
import { type Currency, currencies, formatMoney } from '#content/money.ts'
import { Menu, menuEntry } from './menu.tsx'
import { pill } from './pill.ts'
import { PostForm } from './post-form.tsx'
import type { RefusedForm } from './refused-form.ts'
import { SmallButton } from './small-button.tsx'
import { Timestamp } from './timestamp.tsx'

type Status = keyof DeskWords['statuses']

interface StageMenuProps {
  words: StageWords
  common: DeskWords
  person: {
    status: Status
    deal: { currency: Currency; minor: number } | undefined
    wonAt: Date | null
    lostReason: string | null
  }
  /** In which an amount is most likely named. */
  usualCurrency: Currency
  refused: RefusedForm | undefined
}

/** What is asked for before somebody is there. */
const questions = ['quoted', 'won', 'lost'] as const

const tones: Partial<Record<Status, string>> = {
  talking: 'border-indigo text-indigo',
  quoted: 'border-indigo text-indigo',
  won: 'border-peacock text-peacock',
}

/** Where somebody stands; every other stage is two presses away, and some ask a question first. */
export function StageMenu({ words, common, person, usualCurrency, refused }: StageMenuProps) {
  const { status, deal, wonAt, lostReason } = person
  const details = [deal && formatMoney(deal), lostReason].filter(Boolean)
  const isRefused = questions.some((stage) => stage === refused?.of)
  return (
    <section aria-label={words.heading} className="status-part">
      <Menu
        // Another one once something is saved, so that its questions are closed.
        key={[status, deal?.minor, deal?.currency, lostReason].join()}
        label={common.statuses[status]}
        name={`${words.heading}: ${common.statuses[status]}`}
        className={`${pill} bg-paper font-[600] ${tones[status] ?? 'border-ink/50'}`}
        isOpen={isRefused}
      >
        {(['new', 'talking'] as const).map((stage) => (
          <PostForm key={stage} fields={{ do: 'status', status: stage }}>
            <button type="submit" aria-current={stage === status || undefined} className={menuEntry}>
              {common.statuses[stage]}
            </button>
          </PostForm>
        ))}
        {questions.map((stage) => (
          <details key={stage} name="stage" open={refused?.of === stage}>
            <summary
              aria-current={stage === status || undefined}
              className={`${menuEntry} list-none [&::-webkit-details-marker]:hidden`}
            >
              {common.statuses[stage]}…
            </summary>
            <div className="px-3 pt-1 pb-3">
              {stage === 'lost' ? (
                <LostForms words={words} refused={refused?.of === stage ? refused : undefined} />
              ) : (
                <DealForm
                  words={words}
                  stage={stage}
                  deal={deal}
                  usualCurrency={usualCurrency}
                  refused={refused?.of === stage ? refused : undefined}
                />
              )}
            </div>
          </details>
        ))}
      </Menu>
      {(details.length > 0 || wonAt) && (
        <p className="text-14 text-ink-2">
          {details.join(' · ')}
          {wonAt && (
            <>
              {' '}
              {words.wonOn} <Timestamp at={wonAt} show="day" />
            </>
          )}
        </p>
      )}
    </section>
  )
}

interface DealFormProps extends Pick<StageMenuProps, 'words' | 'usualCurrency' | 'refused'> {
  stage: 'quoted' | 'won'
  deal: StageMenuProps['person']['deal']
}

function DealForm({ words, stage, deal, usualCurrency, refused }: DealFormProps) {
  return (
    <PostForm fields={{ do: 'status', status: stage }} className="grid gap-3">
      <TextField
        name="amount"
        id={`amount-${stage}`}
        label={words.amount}
        hint={words.amountHint}
        defaultValue={refused ? refused.typed.amount : deal && plainAmount(deal)}
        error={refused?.errors.amount}
        maxLength={60}
        autoComplete="off"
      />
      <SelectField
        name="currency"
        id={`currency-${stage}`}
        label={words.currency}
        defaultValue={refused?.typed.currency ?? deal?.currency ?? usualCurrency}
        options={currencies.map((value) => ({ value, label: words.currencies[value] }))}
      />
      <SmallButton look="strong" className="justify-self-start">
        {words.save[stage]}
      </SmallButton>
    </PostForm>
  )
}

function LostForms({ words, refused }: Pick<StageMenuProps, 'words' | 'refused'>) {
  const fields = { do: 'status', status: 'lost' }
  return (
    <>
      <h3 className="text-14 text-ink-2">{words.why}</h3>
      <PostForm fields={fields} className="-mx-3">
        {words.ready.map((reason) => (
          <button key={reason} type="submit" name="ready" value={reason} className={menuEntry}>
            {reason}
          </button>
        ))}
      </PostForm>
      <PostForm fields={fields} className="mt-2 grid gap-3">
        <TextField
          name="reason"
          id="lost-reason"
          label={words.reason}
          defaultValue={refused?.typed.reason}
          error={refused?.errors.reason}
          maxLength={300}
          required
        />
        <SmallButton look="strong" className="justify-self-start">
          {words.saveLost}
        </SmallButton>
      </PostForm>
    </>
  )
}

/** As the owner would type it. */
function plainAmount({ currency, minor }: { currency: Currency; minor: number }): string {
  const locale = currency === 'INR' ? 'en-IN' : 'en-US'
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(minor / 100)
}
