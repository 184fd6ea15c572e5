import { Form, type FormProps } from 'react-router'

/** A form that changes something on the desk. The page stays where it is scrolled to: what is below the finger stays. */
export function PostForm(props: FormProps) {
  return <Form method="post" preventScrollReset {...props} />
}
