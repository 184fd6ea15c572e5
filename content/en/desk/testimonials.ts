export const testimonialDeskWords = {
  title: 'Testimonials',
  head: { title: 'Testimonials', description: 'Read, publish, feature.' },
  stats: {
    total: 'All',
    pending: 'Pending',
    approved: 'Approved',
    rejected: 'Rejected',
    averageRating: 'Average',
  },
  status: 'Status',
  service: 'Service',
  minimum: 'At least',
  stars: 'stars',
  featured: 'Featured only',
  empty: 'No testimonials here. Invite a client below.',
  select: 'Choose',
  thisPage: 'All on this page',
  chosen: { one: '{count} chosen', other: '{count} chosen' },
  none: 'Choose none',
  more: 'More for those who are chosen',
  buttons: { approved: 'Approve', rejected: 'Reject', pending: 'Back to pending', delete: 'Delete' },
  approveThis: 'Approve this',
  rejectThis: 'Reject this',
  approveAnyway: {
    ask: 'Have they told you since that you may publish it?',
    sure: 'Yes, they agreed: publish it',
  },
  feature: 'Feature',
  unfeature: 'Unfeature',
  isFeatured: 'Featured',
  sample: 'Sample',
  verified: 'Verified client',
  noConsent: 'Did not tick the box that allows publishing: ask first.',
  suspicion: 'Suspicious:',
  rating: '{rating} of 5 stars',
  removeSamples: 'Remove all samples',
  sure: 'Yes, remove all samples',
  openMedia: 'Photo and video',
  media: {
    back: 'All testimonials',
    photo: 'Photo',
    photoText:
      'Shown small beside their words. Only with their permission. We keep nothing of the file but the picture.',
    photoOf: 'Photo of {name}',
    file: 'JPEG, PNG or WebP',
    savePhoto: 'Add the photo',
    removePhoto: 'Remove the photo',
    video: 'Video',
    videoText:
      'A YouTube video plays on our page once somebody presses it; any other address becomes a link. Leave it empty to remove it.',
    link: 'Address of the video',
    saveVideo: 'Save the video',
    done: {
      changed: 'Saved. The website shows it from now on, if this is published.',
    },
    /** Why nothing was changed. */
    refusals: {
      'too-large': 'This photo is too large. Please choose one of at most 60 kB and 800 pixels.',
      'not-a-photo': 'We cannot read this as a photo. Please choose a JPEG, PNG or WebP.',
      'not-a-link': 'Please give an address that begins with https://.',
    },
  },
  invite: {
    heading: 'Invite a client',
    text: 'They get a mail with a link of their own. What they write carries the mark of a verified client.',
    name: 'Name',
    email: 'E-mail address',
    submit: 'Send the invitation',
    sent: 'The invitation is on its way.',
    link: 'Should you want to send the link yourself:',
    invalid: 'Please give a name and an e-mail address.',
  },
  done: {
    approved: {
      one: '1 testimonial approved. The website shows it from now on.',
      other: '{count} testimonials approved. The website shows them from now on.',
    },
    rejected: { one: '1 testimonial rejected.', other: '{count} testimonials rejected.' },
    pending: { one: '1 testimonial is pending again.', other: '{count} testimonials are pending again.' },
    featured: { one: '1 testimonial is featured now.', other: '{count} testimonials are featured now.' },
    unfeatured: {
      one: '1 testimonial is no longer featured.',
      other: '{count} testimonials are no longer featured.',
    },
    removed: { one: '1 testimonial deleted.', other: '{count} testimonials deleted.' },
    back: { one: '1 testimonial put back as before.', other: '{count} testimonials put back as before.' },
    samples: { one: '1 sample removed.', other: '{count} samples removed.' },
  },
  /** Why nothing was changed. */
  refusals: {
    withoutConsent:
      'What its author has not allowed us to publish was left as it is: ask them, then approve it on its own.',
    none: 'Nothing was changed: choose at least one that is still there.',
  },
}

export type TestimonialDeskWords = typeof testimonialDeskWords
