/**
 * What the people of the shop may be: its name, what somebody with it does, the button that gives it to a colleague,
 * and what is asked before it is given where it gives power away.
 */
export const rolesMessages = {
  owner: {
    name: 'Owner',
    means: 'also decides who works here',
    give: 'Make an owner',
    asked: {
      question: 'An owner decides who works here, and can disable everyone else, including you.',
      sure: 'Yes, make an owner',
    },
  },
  staff: { name: 'Staff', means: 'does the daily work', give: 'Make staff', asked: undefined },
}
