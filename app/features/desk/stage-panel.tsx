import { SelectField, TextField } from '#app/ui/form/field.tsx'
import type { DeskWords } from '#content/en/desk/common.ts'
import type { StageWords } from '#content/en/desk/stages.ts'
import { type Currency, currencies, formatMoney } from '#content/money.ts'
import { PostForm } from './post-form.tsx'
import type { RefusedForm } from './refused-form.ts'
import { SmallButton } from './small-button.tsx'
import { Timestamp } from './timestamp.tsx'

type Status = keyof DeskWords['statuses']

interface StagePanelProps {
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

const chip =
  'inline-flex min-h-11 cursor-pointer items-center rounded-full border px-2.5 text-14 hover:bg-paper-2 lg:min-h-9'
const current = 'border-indigo bg-indigo font-[600] text-paper hover:bg-indigo'

/** Where somebody stands, at once, and every other stage one press away; some ask a question first. */
export function StagePanel({ words, common, person, usualCurrency, refused }: StagePanelProps) {
  const { status, deal, wonAt, lostReason } = person
  const look = (stage: Status) => `${chip} ${stage === status ? current : 'border-line'}`
  const facts = [deal && formatMoney(deal), lostReason].filter(Boolean)
  return (
    <section aria-labelledby="stage">
      <h2 id="stage" className="text-14 text-ink-2 wrap-anywhere">
        {words.heading}: <strong className="font-[600] text-ink">{common.statuses[status]}</strong>
        {facts.map((fact) => (
          <span key={fact}> · {fact}</span>
        ))}
        {wonAt && (
          <>
            {' · '}
            {words.wonOn} <Timestamp at={wonAt} show="day" />
          </>
        )}
      </h2>
      {/* Others once something is saved, so that they are closed. */}
      <div
        key={[status, deal?.minor, deal?.currency, lostReason].join()}
        className="mt-1 flex flex-wrap gap-1.5"
      >
        {(['new', 'talking'] as const).map((stage) => (
          <PostForm key={stage} fields={{ do: 'status', status: stage }}>
            <button type="submit" aria-current={stage === status || undefined} className={look(stage)}>
              {common.statuses[stage]}
            </button>
          </PostForm>
        ))}
        {(['quoted', 'won', 'lost'] as const).map((stage) => (
          // Its question comes below all of them, so that none moves.
          <details
            key={stage}
            name="stage"
            open={refused?.of === stage}
            className="contents [&::details-content]:order-1 [&::details-content]:basis-full"
          >
            <summary
              aria-current={stage === status || undefined}
              className={`${look(stage)} list-none [&::-webkit-details-marker]:hidden`}
            >
              {common.statuses[stage]}…
            </summary>
            <div className="max-w-xl py-2">
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
      </div>
    </section>
  )
}

interface DealFormProps extends Pick<StagePanelProps, 'words' | 'usualCurrency' | 'refused'> {
  stage: 'quoted' | 'won'
  deal: StagePanelProps['person']['deal']
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

function LostForms({ words, refused }: Pick<StagePanelProps, 'words' | 'refused'>) {
  const fields = { do: 'status', status: 'lost' }
  return (
    <>
      <h3 className="font-[600]">{words.why}</h3>
      <PostForm fields={fields} className="mt-2 flex flex-wrap gap-2">
        {words.ready.map((reason) => (
          <SmallButton key={reason} name="ready" value={reason}>
            {reason}
          </SmallButton>
        ))}
      </PostForm>
      <PostForm fields={fields} className="mt-4 grid gap-3">
        <TextField
          name="reason"
          id="lost-reason"
          label={words.reason}
          defaultValue={refused?.typed.reason}
          error={refused?.errors.reason}
          maxLength={300}
          required
        />
        <SmallButton className="justify-self-start">{words.saveLost}</SmallButton>
      </PostForm>
    </>
  )
}

/** As the owner would type it. */
function plainAmount({ currency, minor }: { currency: Currency; minor: number }): string {
  const locale = currency === 'INR' ? 'en-IN' : 'en-US'
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(minor / 100)
}
