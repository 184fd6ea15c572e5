/**
 * The thread on the sheet, in millimetres of a landscape A4: drawn out of the cover's cloth, across both folds, with
 * a loop over each inner panel.
 */
export const sheetThread =
  'M91 20 H107 C114 20 120 17.5 120 13.5 C120 11 118.2 9.5 116 9.5 C113.8 9.5 112 11 112 13.5 C112 17.5 118 20 125 20 H206 C213 20 219 17.5 219 13.5 C219 11 217.2 9.5 215 9.5 C212.8 9.5 211 11 211 13.5 C211 17.5 217 20 224 20 H289'
