import { PostForm } from './post-form.tsx'
import { SmallButton } from './small-button.tsx'

interface UndoProps {
  label: string
  /** The field that says what is put back. */
  name: string
  value: string
}

/** Stands beside the words that something was removed. */
export function Undo({ label, name, value }: UndoProps) {
  return (
    <PostForm>
      <input type="hidden" name={name} value={value} />
      <SmallButton name="do" value="put-back">
        {label}
      </SmallButton>
    </PostForm>
  )
}
