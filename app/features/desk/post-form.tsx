import { Form, type FormProps } from 'react-router'

interface PostFormProps extends FormProps {
  /** What the form sends beside what is typed and pressed. */
  fields?: Record<string, string>
}

/** A form that changes something on the desk. The page stays where it is scrolled to: what is below the finger stays. */
export function PostForm({ fields = {}, children, ...form }: PostFormProps) {
  return (
    <Form method="post" preventScrollReset {...form}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  )
}
