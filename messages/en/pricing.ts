export const pricingMessages = {
  title: 'Subscriptions for makers',
  description:
    'Three plans for artisans and small workshops in Tunisia: a store of your own, photographs, and help getting found.',
  heading: 'A stall of your own in the medina that never closes',
  text: 'For artisans and small workshops. Choose a plan and tell us about your work: we call you back before anything starts.',
  names: { silver: 'Silver', gold: 'Gold', diamonds: 'Diamonds' },
  planTitle: (name: string) => `${name} Plan`,
  periods: { month: 'per month', year: 'per year' },
  highlighted: 'Our suggestion',
  features: {
    silver: ['Basic product showcase', 'Access to events', 'Basic store'],
    gold: [
      'Everything in Silver',
      'Professional photography services',
      'Sponsorship opportunities',
      'Advanced marketing tools',
    ],
    diamonds: ['Everything in Gold', 'A customized growth plan for the entire year'],
  },
  getStarted: 'Get Started',
  subscribeTo: (name: string) => `Subscribe to ${name} Plan`,
  formText: 'Nothing is charged now. We call or write to you first.',
  name: 'Your name',
  email: 'E-mail',
  phone: 'Phone',
  project: 'Your project or workshop',
  projectPlaceholder: 'What it is called',
  projectDescription: 'What you make',
  projectDescriptionHint: 'A few lines are plenty.',
  send: 'Send',
  choosePlan: 'Please choose one of the three plans first.',
  notSent: 'The request was not sent. Please check the marked fields.',
  sent: (plan: string) => `Your request for the ${plan} Plan has arrived. We will call or write to you.`,
  questionsHeading: 'Good to know',
  questions: [
    {
      question: 'What happens after I ask?',
      answer:
        'Your request stays pending until one of us has called or written to you. We talk about your work and answer your questions. Nothing starts before that.',
    },
    {
      question: 'How do I pay?',
      answer: 'Not on this page. We arrange payment with you personally once we have agreed.',
    },
    {
      question: 'Can I stop?',
      answer: 'Yes. Write or call at any time and ask us to end your plan.',
    },
    {
      question: 'Is there a commission on what I sell?',
      answer:
        'The prices above are what the plans cost. Ask us about everything else when we first speak, before you agree to anything.',
    },
  ],
  questionLeft: 'A question before you choose?',
  questionLeftText: 'Tell us what you make and what you hope for. We are happy to advise you.',
  contact: 'Contact us',
}
