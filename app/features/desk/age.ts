const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

const units = [
  [day, 'day'],
  [hour, 'hour'],
  [minute, 'minute'],
] as const

/** “3 hr”, “2 days”: one number is enough to see what is oldest. */
export function ageText(age: number): string {
  const [size, unit] = units.find(([each]) => age >= each) ?? [minute, 'minute']
  return new Intl.NumberFormat('en-IN', { style: 'unit', unit, maximumFractionDigits: 0 }).format(
    Math.max(1, Math.floor(age / size)),
  )
}
