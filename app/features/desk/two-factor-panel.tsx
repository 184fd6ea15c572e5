import { useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import type { AccountWords } from '#content/en/desk/account.ts'
import { Confirm } from './confirm.tsx'
import { Panel } from './panel.tsx'
import { PostForm } from './post-form.tsx'
import { QrCode } from './qr-code.tsx'

export interface TwoFactorState {
  isOn: boolean
  /** While it is being set up: what the app has to know. */
  uri?: string | undefined
  /** Shown once, right after they were made. */
  recoveryCodes?: string[] | undefined
}

interface TwoFactorPanelProps {
  words: AccountWords['twoFactor']
  state: TwoFactorState
  errorOf(field: string): string | undefined
}

export function TwoFactorPanel({ words, state, errorOf }: TwoFactorPanelProps) {
  const { key } = useLocation()
  return (
    <Panel id="two-factor-title" title={words.heading}>
      <p className="measure">{state.isOn ? words.on : words.off}</p>
      {state.uri && (
        <SetUp words={words} uri={state.uri} codes={state.recoveryCodes ?? []} error={errorOf('code')} />
      )}
      {state.recoveryCodes && <RecoveryCodes words={words} codes={state.recoveryCodes} />}
      {!state.uri && (
        // Another one after each press: the password that made new codes must not be there to turn it all off.
        <PostForm key={key} className="mt-4 flex max-w-2xl flex-wrap items-end gap-3">
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
              <Button type="submit" look="outline" name="do" value="new-recovery-codes">
                {words.renew}
              </Button>
              <Confirm label={words.end} sure={words.sure} name="do" value="end-two-factor" />
            </>
          ) : (
            <Button type="submit" look="outline" name="do" value="begin-two-factor">
              {words.begin}
            </Button>
          )}
        </PostForm>
      )}
    </Panel>
  )
}

interface SetUpProps {
  words: AccountWords['twoFactor']
  uri: string
  codes: string[]
  error: string | undefined
}

function SetUp({ words, uri, codes, error }: SetUpProps) {
  return (
    <div className="mt-5 flex flex-wrap gap-8">
      <QrCode text={uri} label={words.qrLabel} />
      <div className="min-w-0 max-w-md grow">
        <p>{words.scan}</p>
        <p className="mt-2">
          {words.key}:{' '}
          <code className="rounded-[6px] bg-paper-2 px-2 py-0.5 wrap-anywhere">
            {new URL(uri).searchParams.get('secret')}
          </code>
        </p>
        <PostForm className="mt-4 grid gap-4">
          {/* A mistyped code must not cost the key: what is shown here comes back with the error. */}
          <input type="hidden" name="uri" value={uri} />
          {codes.map((code) => (
            <input key={code} type="hidden" name="recovery" value={code} />
          ))}
          <TextField
            name="code"
            label={words.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            required
            error={error}
          />
          <Button type="submit" look="outline" name="do" value="confirm-two-factor">
            {words.confirm}
          </Button>
        </PostForm>
      </div>
    </div>
  )
}

function RecoveryCodes({ words, codes }: { words: AccountWords['twoFactor']; codes: string[] }) {
  return (
    <div className="mt-5 rounded-card border border-line p-5">
      <h3 className="font-[600]">{words.recovery}</h3>
      <p className="mt-1 text-ink-2">{words.recoveryText}</p>
      <ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1 font-mono sm:grid-cols-3">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  )
}
