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
  const pressed = useRef<Element[]>([])
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    if (isIdle) rest(pressed.current)
  }, [isIdle])
  useEffect(() => () => rest(pressed.current), [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event)
    // A second press would only be told that all is so already, and the Undo of the first would be gone.
    if (pressed.current.some((button) => button.hasAttribute('data-busy'))) return event.preventDefault()
    pressed.current = withOpener(event.nativeEvent.submitter)
    for (const button of pressed.current) button.setAttribute('data-busy', '')
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

function rest(buttons: Element[]): void {
  for (const button of buttons) button.removeAttribute('data-busy')
}

/** A menu closes once something in it was pressed; what opened it is all that is seen then. */
function withOpener(submitter: HTMLElement | null): Element[] {
  const menu = submitter?.closest('[popover]')
  const opener = menu && document.querySelector(`[popovertarget="${menu.id}"]`)
  return [submitter, opener].flatMap((button) => button ?? [])
}
