/** The one look of what is typed into or chosen from at the desk; more than 3:1 against the paper, by day and by night. */
export const fieldLook = 'min-h-11 rounded-[10px] border border-ink/50 bg-paper px-3 text-16 font-[400]'
/** Of a file. */
export const fileLook =
  'mt-1.5 block w-full rounded-[10px] border border-ink/50 bg-paper p-2.5 font-[400] file:mr-3 file:font-[600] file:text-indigo'
