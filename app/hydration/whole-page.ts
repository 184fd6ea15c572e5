/**
 * Who comes back to a page, or asks for a part of it, has a place to scroll to. The page is then drawn whole from the
 * start: with sections that follow later (late.css) the place would be somewhere else.
 */
export const wholePageScript =
  "if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.dataset.whole=''"
