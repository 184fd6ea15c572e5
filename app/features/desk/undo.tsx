import { PostForm } from './post-form.tsx'
import { SmallButton } from './small-button.tsx'

interface UndoProps {
  label: string
  /** What the press is called where it is taken in. */
  does?: string
  /** What says what is put back. */
  fields?: Record<string, string>
}

/** Stands beside the words that something was done. */
export function Undo({ label, does = 'put-back', fields = {} }: UndoProps) {
  return (
    <PostForm>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SmallButton name="do" value={does}>
        {label}
      </SmallButton>
    </PostForm>
  )
}
