export const footerMessages = {
  contact: 'Visit or write to us',
  quickLinks: 'Quick links',
  forMakers: 'Makers',
  newsletter: 'Newsletter',
  newsletterText: 'New pieces and makers, once a week at most.',
  facebook: (name: string) => `${name} on Facebook`,
  instagram: (name: string) => `${name} on Instagram`,
  trackOrder: 'Track your order',
  languages: 'Languages',
  copyright: (year: number, name: string) => `© ${year} ${name}. All rights reserved.`,
}
