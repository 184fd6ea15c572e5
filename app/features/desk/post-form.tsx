import { type SubmitEvent, useEffect, useRef } from 'react'
import { Form, type FormProps, useNavigation } from 'react-router'

interface PostFormProps extends FormProps {
  /** What the form sends beside what is typed and pressed. */
  fields?: Record<string, string>
}

/**
 * A form that changes something on the desk. The page stays where it is scrolled to: what is below the finger stays. The
 * button that was pressed turns until the answer is here.
 */
export function PostForm({ fields = {}, onSubmit, children, ...form }: PostFormProps) {
  const pressed = useRef<HTMLElement>(null)
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    if (isIdle) pressed.current?.removeAttribute('data-busy')
  }, [isIdle])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event)
    // A second press would only be told that all is so already, and the Undo of the first would be gone.
    if (pressed.current?.hasAttribute('data-busy')) return event.preventDefault()
    pressed.current = event.nativeEvent.submitter
    pressed.current?.setAttribute('data-busy', '')
  }
  return (
    <Form method="post" preventScrollReset onSubmit={submit} {...form}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  )
}
