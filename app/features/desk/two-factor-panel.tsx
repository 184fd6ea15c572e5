import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { CheckboxField, TextField } from '#app/ui/form/field.tsx'
import type { AccountWords } from '#content/en/desk/account.ts'
import { fill } from '#content/fill.ts'
import { Confirm } from './confirm.tsx'
import { CopyButton } from './copy-button.tsx'
import { Panel } from './panel.tsx'
import { PostForm } from './post-form.tsx'
import { QrCode } from './qr-code.tsx'
import { SmallButton } from './small-button.tsx'

export interface TwoFactorState {
  isOn: boolean
  /** While it is being set up: what the app has to know. */
  uri?: string | undefined
  /** Shown once, right after they were made. */
  recoveryCodes?: string[] | undefined
  /** Whether the owner has said that they kept them. */
  hasKept?: boolean | undefined
}

interface TwoFactorPanelProps {
  words: AccountWords['twoFactor']
  email: string
  state: TwoFactorState
  errorOf(field: string): string | undefined
}

export function TwoFactorPanel({ words, email, state, errorOf }: TwoFactorPanelProps) {
  const { key } = useLocation()
  return (
    <Panel id="two-factor-title" title={words.heading} isSetting>
      <p className="measure">{state.isOn ? words.on : words.off}</p>
      {state.uri && (
        <SetUp
          words={words}
          email={email}
          uri={state.uri}
          codes={state.recoveryCodes ?? []}
          hasKept={state.hasKept}
          errorOf={errorOf}
        />
      )}
      {!state.uri && state.recoveryCodes && (
        <div className="mt-5">
          <RecoveryCodes words={words} heading={words.recovery} email={email} codes={state.recoveryCodes} />
        </div>
      )}
      {!state.uri && (
        // Another one after each press: the password that made new codes must not be there to turn it all off.
        <PostForm key={key} className="field-line mt-4 form-width">
          <div className="min-w-64 grow">
            <TextField
              name="password"
              label={words.password}
              type="password"
              autoComplete="current-password"
              required
              error={errorOf('password')}
            />
          </div>
          {state.isOn ? (
            <>
              <SmallButton look="strong" name="do" value="new-recovery-codes">
                {words.renew}
              </SmallButton>
              <Confirm label={words.end} sure={words.sure} name="do" value="end-two-factor" />
            </>
          ) : (
            <SmallButton look="strong" name="do" value="begin-two-factor">
              {words.begin}
            </SmallButton>
          )}
        </PostForm>
      )}
    </Panel>
  )
}

interface SetUpProps {
  words: AccountWords['twoFactor']
  email: string
  uri: string
  codes: string[]
  hasKept: boolean | undefined
  errorOf(field: string): string | undefined
}

/** In the order in which nobody locks themselves out: the codes are kept before it is on. */
function SetUp({ words, email, uri, codes, hasKept, errorOf }: SetUpProps) {
  const key = new URL(uri).searchParams.get('secret') ?? ''
  const start = useRef<HTMLDivElement>(null)
  // What was pressed is gone, and the codes have to be seen before anything else.
  useEffect(() => {
    start.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div ref={start} className="mt-5 grid gap-6">
      <RecoveryCodes words={words} heading={words.steps.keep} email={email} codes={codes} />
      <div>
        <h3 className="font-[600]">{words.steps.add}</h3>
        <div className="mt-3 flex flex-wrap gap-8">
          <QrCode text={uri} label={words.qrLabel} />
          <div className="min-w-0 max-w-md grow basis-64">
            <p>{words.scan}</p>
            <p className="mt-2">
              <a href={uri} className="thread-link inline-flex min-h-11 items-center">
                {words.open}
              </a>
            </p>
            <p className="mt-2">
              {words.key}:{' '}
              <code className="rounded-[6px] bg-paper-2 px-2 py-0.5">{key.match(/.{1,4}/g)?.join(' ')}</code>
            </p>
            <p className="mt-2">
              <CopyButton words={words.copyKey} text={key} />
            </p>
          </div>
        </div>
      </div>
      <PostForm className="grid form-width gap-4">
        <h3 className="font-[600]">{words.steps.turnOn}</h3>
        {/* A mistyped code must not cost the key: what is shown here comes back with the error. */}
        <input type="hidden" name="uri" value={uri} />
        {codes.map((code) => (
          <input key={code} type="hidden" name="recovery" value={code} />
        ))}
        <CheckboxField
          name="kept"
          value="yes"
          label={words.kept}
          required
          defaultChecked={hasKept}
          error={errorOf('kept')}
        />
        <TextField
          name="code"
          label={words.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          required
          error={errorOf('code')}
        />
        <SmallButton look="strong" name="do" value="confirm-two-factor" className="justify-self-start">
          {words.confirm}
        </SmallButton>
      </PostForm>
    </div>
  )
}

interface RecoveryCodesProps {
  words: AccountWords['twoFactor']
  heading: string
  email: string
  codes: string[]
}

function RecoveryCodes({ words, heading, email, codes }: RecoveryCodesProps) {
  const text = `${fill(words.fileHead, { email })}\n\n${codes.join('\n')}\n`
  return (
    <div className="rounded-card border border-line p-5">
      <h3 className="font-[600]">{heading}</h3>
      <p className="mt-1 text-ink-2">{words.recoveryText}</p>
      <ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1 font-mono sm:grid-cols-3">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <CopyButton words={words.copyCodes} text={codes.join('\n')} />
        {/* The file is in the link itself, so that it needs no script and is nowhere on the server. */}
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={words.file}
          className="thread-link inline-flex min-h-11 items-center"
        >
          {words.download}
        </a>
      </p>
    </div>
  )
}
