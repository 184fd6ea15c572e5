/** How soon and how far ahead a visitor can book a demo. */
export const bookingWindow = { noticeHours: 2, daysAhead: 60 }
