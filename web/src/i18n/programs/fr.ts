/** Programs that play for members, in French. */
import type { programTexts as english } from './en';

export const programTexts: Record<keyof typeof english, string> = {
  'programs.mark': 'ROBOT',
  'programs.mark_about': 'Un programme joue pour ce compte',
  'programs.title': 'Programmes',
  'programs.about':
    'Avec un jeton, un programme agit en votre nom, dans les limites que vous choisissez ici. Gardez-le secret, comme un mot de passe.',
  'programs.label': 'Pour quel usage',
  'programs.scopes': 'Il peut',
  'programs.scope.read': 'lire vos classements, vos défis et vos parties',
  'programs.scope.challenge': 'défier des membres et refuser des défis',
  'programs.scope.play': 'jouer (comptes robots seulement)',
  'programs.scope.chat': 'écrire des messages (comptes robots seulement)',
  'programs.days': 'Expiration',
  'programs.days.never': 'jamais',
  'programs.days.n': '{n} jours',
  'programs.make': 'Créer un jeton',
  'programs.once': 'Copiez le jeton maintenant. Il n’est affiché qu’une fois.',
  'programs.kept': 'Je l’ai copié',
  'programs.never_used': 'jamais utilisé',
  'programs.used': 'utilisé le {date}',
  'programs.expires': 'expire le {date}',
  'programs.revoke': 'Révoquer',
  'programs.revoke_of': 'Révoquer le jeton {label}',
  'programs.bot': 'Compte robot',
  'programs.bot_about':
    'Un programme peut jouer pour un compte qui n’a jamais pris place à une table. Ce compte est signalé partout comme robot ' +
    'et vous ne jouez plus ses coups vous-même. C’est définitif.',
  'programs.bot_become': 'En faire un compte robot',
  'programs.bot_sure': 'En faire définitivement un compte robot ?',
  'programs.bot_is': 'C’est un compte robot : un programme joue pour lui.',
  'programs.declined.other': 'Le défi a été refusé.',
  'programs.declined.later': 'Le défi a été refusé : pas maintenant.',
  'programs.declined.game': 'Le défi a été refusé : pas ce jeu.',
  'programs.declined.options': 'Le défi a été refusé : pas avec ces extensions.',
  'programs.declined.clock': 'Le défi a été refusé : pas avec cette pendule.',
  'programs.declined.rated': 'Le défi a été refusé : parties non classées seulement.',
  'programs.declined.casual': 'Le défi a été refusé : parties classées seulement.',
  'programs.decline': 'Refuser',
};
