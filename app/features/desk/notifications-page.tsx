import type { NotificationWords } from '#content/en/desk/notifications.ts'
import { Entries } from './list.tsx'
import { Panel } from './panel.tsx'
import { PostForm } from './post-form.tsx'
import { Screen } from './screen.tsx'
import { SmallButton } from './small-button.tsx'
import { SmallField } from './small-field.tsx'
import { Timestamp } from './timestamp.tsx'
import { usePush } from './use-push.ts'

interface NotificationsPageProps {
  words: NotificationWords
  publicKey: string
  devices: { id: string; fingerprint: string; device: string | null; createdAt: Date }[]
  wishes: {
    kinds: string[]
    quiet?: { from: string; until: string } | undefined
    showsWords: boolean
  }
  /** Whether the team gets a mail each morning. */
  isDigestOn: boolean
}

export function NotificationsPage({ words, publicKey, devices, wishes, isDigestOn }: NotificationsPageProps) {
  const { here, devices: list } = words
  const { state, deviceId, turnOn, turnOff } = usePush(publicKey, devices)
  return (
    <Screen title={words.title} lead={words.lead}>
      <Panel id="here" title={here.heading} isSetting>
        <div className="flex form-width flex-col items-start gap-4">
          <p aria-live="polite" className="noscript:hidden">
            {here[state]}
          </p>
          <p className="hidden noscript:block">{here.withoutScript}</p>
          {(state === 'off' || state === 'dismissed' || state === 'failed') && (
            <SmallButton type="button" look="strong" onClick={turnOn}>
              {here.turnOn}
            </SmallButton>
          )}
          {state === 'on' && (
            <SmallButton type="button" onClick={turnOff}>
              {here.turnOff}
            </SmallButton>
          )}
        </div>
      </Panel>
      <Panel
        id="devices"
        title={list.heading}
        isSetting
        aside={
          devices.length > 0 && (
            <PostForm>
              <SmallButton name="do" value="test">
                {list.test}
              </SmallButton>
            </PostForm>
          )
        }
      >
        <Entries
          rows={devices}
          empty={list.empty}
          className="flex flex-wrap items-center justify-between gap-3 py-3"
        >
          {({ id, device, createdAt }) => (
            <>
              <span className="min-w-0">
                <span className="block font-[600]">
                  {device || list.unknown}
                  {id === deviceId && ` · ${list.current}`}
                </span>
                <span className="text-16 text-ink-2">
                  {list.since} <Timestamp at={createdAt} />
                </span>
              </span>
              {id !== deviceId && (
                <PostForm fields={{ device: id }}>
                  <SmallButton name="do" value="remove">
                    {list.remove}
                  </SmallButton>
                </PostForm>
              )}
            </>
          )}
        </Entries>
        {devices.length > 0 && <p className="mt-3 form-width text-16 text-ink-2">{list.note}</p>}
      </Panel>
      <Panel id="settings" title={words.settings.heading} isSetting>
        <WishesForm key={JSON.stringify(wishes)} words={words.settings} wishes={wishes} />
      </Panel>
      <Panel id="digest" title={words.digest.heading} isSetting>
        <PostForm className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>{isDigestOn ? words.digest.on : words.digest.off}</p>
          <SmallButton name="do" value={isDigestOn ? 'digest-off' : 'digest-on'}>
            {isDigestOn ? words.digest.turnOff : words.digest.turnOn}
          </SmallButton>
        </PostForm>
      </Panel>
    </Screen>
  )
}

function WishesForm({ words, wishes }: { words: NotificationWords['settings'] } & WishesProps) {
  const { kinds, quiet, showsWords } = wishes
  return (
    <PostForm className="flex form-width flex-col items-start gap-6">
      <fieldset>
        <legend className="sr-only">{words.heading}</legend>
        {Object.entries(words.kindNames).map(([kind, label]) => (
          <Switch key={kind} name="kinds" value={kind} label={label} isOn={kinds.includes(kind)} />
        ))}
      </fieldset>
      <fieldset>
        <legend className="font-[600]">{words.quiet}</legend>
        <div className="mt-2 flex flex-wrap gap-4">
          <SmallField type="time" name="quiet_from" label={words.from} defaultValue={quiet?.from} />
          <SmallField type="time" name="quiet_until" label={words.until} defaultValue={quiet?.until} />
        </div>
        <p className="mt-2 text-16 text-ink-2">{words.quietNote}</p>
      </fieldset>
      <div>
        <Switch name="shows_words" value="1" label={words.showsWords} isOn={showsWords} />
        <p className="text-16 text-ink-2">{words.showsWordsNote}</p>
      </div>
      <SmallButton look="strong" name="do" value="settings">
        {words.submit}
      </SmallButton>
    </PostForm>
  )
}

type WishesProps = Pick<NotificationsPageProps, 'wishes'>

interface SwitchProps {
  name: string
  value: string
  label: string
  isOn: boolean
}

function Switch({ name, value, label, isOn }: SwitchProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isOn}
        className="checkbox size-5 shrink-0"
      />
      {label}
    </label>
  )
}
