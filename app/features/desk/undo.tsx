import { Form } from 'react-router'
import { SmallButton } from './small-button.tsx'

interface UndoProps {
  label: string
  /** The field that says what is put back. */
  name: string
  value: string
}

/** Stands under the words that something was removed. */
export function Undo({ label, name, value }: UndoProps) {
  return (
    <Form method="post" className="mb-5">
      <input type="hidden" name={name} value={value} />
      <SmallButton name="do" value="put-back">
        {label}
      </SmallButton>
    </Form>
  )
}
