import { TextField } from '#app/ui/form/field.tsx'
import type { DeskWords } from '#content/en/desk/common.ts'
import type { DiaryWords } from '#content/en/desk/diary.ts'
import { fill } from '#content/fill.ts'
import { Tick } from './choice.tsx'
import { DemoLine, type ShownBooking } from './demo-line.tsx'
import { Disclosure } from './disclosure.tsx'
import { Entries, rowHeight } from './list.tsx'
import { Panel } from './panel.tsx'
import { PostForm } from './post-form.tsx'
import type { RefusedForm } from './refused-form.ts'
import { SmallButton } from './small-button.tsx'

export interface ShownHost {
  id: string
  name: string
  videoUrl: string | null
  takesDemos: boolean
  /** Still to be held by somebody who takes none any more. */
  demos: ShownBooking[]
}

interface HostsPanelProps {
  words: DiaryWords['hosts']
  common: DeskWords
  hosts: ShownHost[]
  refused: RefusedForm | undefined
}

/** Nobody is deleted: demos name who held them. */
export function HostsPanel({ words, common, hosts, refused }: HostsPanelProps) {
  const refusedOf = (form: string) => (refused?.of === form ? refused : undefined)
  return (
    <Panel id="hosts" title={words.heading} text={words.text} isSetting>
      <Entries rows={hosts} className="py-3">
        {(host) => (
          <>
            <p className="flex flex-wrap gap-x-4">
              <span className="font-[600]">{host.name}</span>
              <span className={host.takesDemos ? 'text-peacock' : 'text-ink-2'}>
                {host.takesDemos ? words.takes : words.stopped}
              </span>
            </p>
            <p className="text-16 text-ink-2">{host.videoUrl ?? words.noLink}</p>
            {host.demos.length > 0 && (
              <div className="mt-2">
                <p className="font-[600]">{words.left}</p>
                <Entries rows={host.demos} className={`flex items-center ${rowHeight}`}>
                  {(demo) => <DemoLine booking={demo} common={common} />}
                </Entries>
              </div>
            )}
            <ChangeHost
              // Another one once a change is kept, so that the form is closed.
              key={JSON.stringify(host)}
              words={words}
              host={host}
              refused={refusedOf(`host-${host.id}`)}
            />
          </>
        )}
      </Entries>
      <AddHost key={hosts.length} words={words} refused={refusedOf('host-new')} />
    </Panel>
  )
}

interface ChangeHostProps {
  words: DiaryWords['hosts']
  host: ShownHost
  refused: RefusedForm | undefined
}

function ChangeHost({ words, host, refused }: ChangeHostProps) {
  const isTicked = refused ? refused.typed.takesDemos !== undefined : host.takesDemos
  return (
    <Disclosure label={fill(words.change, { name: host.name })} isOpen={refused !== undefined}>
      <PostForm fields={{ host: host.id }} className="grid gap-4">
        <HostFields
          words={words}
          form={`host-${host.id}`}
          host={{ name: host.name, videoUrl: host.videoUrl ?? '' }}
          refused={refused}
        />
        <div>
          <Tick name="takesDemos" label={words.takes} isOn={isTicked} />
          <p className="text-16 text-ink-2">{words.stoppedText}</p>
        </div>
        <SmallButton look="strong" name="do" value="change-host" className="justify-self-start">
          {words.save}
        </SmallButton>
      </PostForm>
    </Disclosure>
  )
}

function AddHost({ words, refused }: Omit<ChangeHostProps, 'host'>) {
  return (
    <Disclosure label={words.add} isOpen={refused !== undefined}>
      <PostForm className="grid gap-4">
        <HostFields words={words} form="host-new" host={{ name: '', videoUrl: '' }} refused={refused} />
        <SmallButton look="strong" name="do" value="add-host" className="justify-self-start">
          {words.submit}
        </SmallButton>
      </PostForm>
    </Disclosure>
  )
}

interface HostFieldsProps {
  words: DiaryWords['hosts']
  /** Several forms ask for the same. */
  form: string
  host: Record<'name' | 'videoUrl', string>
  refused: RefusedForm | undefined
}

function HostFields({ words: { fields }, form, host, refused }: HostFieldsProps) {
  const field = (name: keyof typeof host) => ({
    name,
    id: `${form}-${name}`,
    defaultValue: refused?.typed[name] ?? host[name],
    error: refused?.errors[name],
  })
  return (
    <>
      <TextField {...field('name')} label={fields.name.label} required maxLength={120} />
      <TextField
        {...field('videoUrl')}
        label={fields.videoUrl.label}
        hint={fields.videoUrl.hint}
        inputMode="url"
        maxLength={400}
      />
    </>
  )
}
