import { data } from 'react-router'

/** The fields of a posted form. What is no form, or a broken one, is the sender's mistake and not a failure of ours. */
export async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data(null, { status: 400 })
  }
}
