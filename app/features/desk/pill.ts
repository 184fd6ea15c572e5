/** How somebody stands, and can be changed by a press: small to look at, and as high as a finger where one presses. */
export const pill =
  'relative inline-flex h-8 max-w-full min-w-0 shrink-0 cursor-pointer items-center gap-1.5 rounded-full border px-3 text-14 whitespace-nowrap before:absolute before:-inset-x-px before:-inset-y-1.75 lg:h-8.75 lg:before:hidden'
