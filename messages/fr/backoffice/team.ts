import type { Catalog } from '../../catalog.ts'
import type { teamMessages as english } from '../../en/backoffice/team.ts'
import { plural } from '../../plural.ts'

export const teamMessages: Catalog<typeof english> = {
  title: 'Équipe',
  you: 'vous',
  states: { invited: 'invitation envoyée, pas encore de mot de passe', disabled: 'accès fermé' },
  hasApp: 'avec une application ou une clé d’accès',
  failedSignIns: (count: number) =>
    plural('fr', count, {
      one: `${count} connexion échouée en 30 jours`,
      other: `${count} connexions échouées en 30 jours`,
    }),
  actions: {
    disable: 'Fermer l’accès',
    enable: 'Rouvrir l’accès',
    'invite-again': 'Renvoyer l’invitation',
    'invitation-link': 'Un lien à copier',
    'forget-app': 'Retirer application et clés',
  },
  forgetAppAsked: {
    question:
      'L’application et toutes les clés d’accès de ce compte cessent de fonctionner et sont à installer de nouveau.',
    sure: 'Oui, les retirer',
  },
  link: 'Remettez ce lien à votre collègue. Qui l’ouvre choisit le mot de passe du compte. Il marche 7 jours et n’est montré que maintenant.',
  copy: 'Copier le lien',
  copied: 'Copié',
  notInvited: 'Ce compte n’attend pas de mot de passe : il en a un, ou son accès est fermé.',
  unchanged: 'C’était déjà fait : le compte est comme vous le vouliez.',
  oneself: 'Personne ne fait cela à son propre compte : il reste ainsi toujours un propriétaire.',
  known: 'Quelqu’un a déjà un compte sous cette adresse.',
  folder:
    'Aucun e-mail ne quitte cette machine : la personne qui s’occupe du programme trouve le lien d’une invitation dans le dossier des e-mails.',
  invited: (email: string) => `Un e-mail avec un lien est en route vers ${email}.`,
  invite: 'Inviter un collègue',
  name: 'Nom',
  role: 'Rôle',
  inviteButton: 'Envoyer l’invitation',
}
