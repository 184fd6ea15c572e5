import { TextField } from '#app/ui/form/field.tsx'
import type { DiaryWords } from '#content/en/desk/diary.ts'
import { Confirm } from './confirm.tsx'
import { CopyButton } from './copy-button.tsx'
import { Panel } from './panel.tsx'
import { PostForm } from './post-form.tsx'

interface OwnCalendarPanelProps {
  words: DiaryWords['own']
  address: string
}

export function OwnCalendarPanel({ words, address }: OwnCalendarPanelProps) {
  return (
    <Panel id="own-calendar" title={words.heading} text={words.text} isSetting>
      <div className="field-line form-width">
        <div className="min-w-0 grow basis-64">
          <TextField
            name="calendar-address"
            label={words.address}
            hint={words.secret}
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
        <CopyButton words={words} text={address} />
      </div>
      {/* Another one with the new address, so that the question is closed. */}
      <PostForm key={address} className="mt-2">
        <Confirm label={words.renew} sure={words.sure} name="do" value="renew-calendar">
          <p className="measure">{words.renewText}</p>
        </Confirm>
      </PostForm>
    </Panel>
  )
}
