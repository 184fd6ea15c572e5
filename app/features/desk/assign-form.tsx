import type { LeadWords } from '#content/en/desk/leads.ts'
import { Choice } from './choice.tsx'
import { PostForm } from './post-form.tsx'
import { SmallButton } from './small-button.tsx'

interface AssignFormProps {
  words: LeadWords['person']['assign']
  team: { id: string; name: string }[]
  assignedTo: string | null
}

/** Who looks after a person; there is nothing to choose where one works alone. */
export function AssignForm({ words, team, assignedTo }: AssignFormProps) {
  if (team.length < 2) return null
  return (
    <PostForm className="flex items-end gap-3">
      <Choice
        name="to"
        label={words.label}
        value={assignedTo ?? ''}
        options={Object.fromEntries(team.map(({ id, name }) => [id, name]))}
        all={words.nobody}
      />
      <SmallButton name="do" value="assign">
        {words.submit}
      </SmallButton>
    </PostForm>
  )
}
