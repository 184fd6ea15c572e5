import { TextField } from '#app/ui/form/field.tsx'
import type { DiaryWords } from '#content/en/desk/diary.ts'
import { Panel } from './panel.tsx'
import { PostForm } from './post-form.tsx'
import type { RefusedForm } from './refused-form.ts'
import { SmallButton } from './small-button.tsx'

export type RuleName = keyof DiaryWords['rules']['fields']

export interface Rule {
  name: RuleName
  value: number
  min: number
  max: number
}

interface RulesPanelProps {
  words: DiaryWords['rules']
  rules: Rule[]
  refused: RefusedForm | undefined
}

export function RulesPanel({ words, rules, refused }: RulesPanelProps) {
  return (
    <Panel id="rules" title={words.heading} isSetting>
      <PostForm className="grid form-width gap-x-6 gap-y-5 md:grid-cols-2 [&_[id$=-hint]]:order-last [&>div]:justify-start">
        {rules.map(({ name, value, min, max }) => (
          <TextField
            key={name}
            {...words.fields[name]}
            name={name}
            type="number"
            inputMode="numeric"
            required
            min={min}
            max={max}
            defaultValue={refused?.typed[name] ?? value}
            error={refused?.errors[name]}
          />
        ))}
        <SmallButton look="strong" name="do" value="save-rules" className="justify-self-start">
          {words.save}
        </SmallButton>
      </PostForm>
    </Panel>
  )
}
