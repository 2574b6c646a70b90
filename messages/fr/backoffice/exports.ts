import type { Catalog } from '../../catalog.ts'
import type { exportsMessages as english } from '../../en/backoffice/exports.ts'

const order = { number: 'Commande', status: 'État', placed_at: 'Passée le' }
const size = { variant_id: 'N° de la variante', size_name: 'Taille' }

export const exportsMessages: Catalog<typeof english> = {
  title: 'Export',
  show: 'Afficher les fichiers',
  text: 'Fichiers pour LibreOffice ou Excel. Ce qui porte une date est celui des jours choisis plus haut.',
  formats: {
    title: 'Les fichiers sont pour',
    names: { french: 'Excel en français', international: 'Excel en anglais et autres programmes' },
    looks: {
      french: 'points-virgules, 45,5 et 31/12/2026',
      international: 'virgules, 45.5 et 2026-12-31',
    },
    choose: 'Retenir ce choix ici',
    chosen: (name: string) => `Choix retenu pour ce navigateur : ${name}.`,
  },
  all: 'toujours complet',
  traces:
    'L’historique montre qui a sorti quoi ; avec des noms et des adresses, vous devez de nouveau prouver qui vous êtes.',
  forOwner: 'Ce qui contient des noms et des numéros de téléphone, c’est un propriétaire qui le sort.',
  columns: {
    orders: {
      ...{ id: 'N° interne', ...order, source: 'Canal', payment_method: 'Paiement' },
      ...{ paid_at: 'Payée le', payment_reference: 'Référence du paiement' },
      ...{ customer_name: 'Nom', customer_email: 'E-mail', customer_phone: 'Téléphone' },
      ...{ delivery_address: 'Adresse', delivery_city: 'Ville', governorate: 'Gouvernorat', pieces: 'Pièces' },
      ...{
        subtotal_millimes: 'Pièces (DT)',
        discount_millimes: 'Remise (DT)',
        discount_code: 'Code de remise',
        shipping_millimes: 'Livraison (DT)',
        total_millimes: 'Total (DT)',
      },
      ...{ customer_note: 'Note du client', gift_note: 'Mot pour le cadeau' },
    },
    'order-lines': {
      ...{
        order_id: 'N° interne de la commande',
        ...order,
        position: 'Ligne',
        product_id: 'N° du produit',
        name: 'Produit',
        model: 'Modèle',
        store_id: 'N° de l’atelier',
        store_name: 'Atelier',
      },
      ...{ ...size, color_name: 'Couleur', unit_price_millimes: 'Prix (DT)', quantity: 'Pièces' },
      line_total_millimes: 'Total (DT)',
      discount_millimes: 'Remise (DT)',
    },
    'order-steps': {
      ...{ order_id: 'N° interne de la commande', number: 'Commande', made_at: 'Quand' },
      ...{ from_status: 'De', to_status: 'À', made_by: 'Qui', note: 'Note' },
    },
    products: {
      ...{ id: 'N°' },
      ...{ store_name: 'Atelier' },
      ...{ ...size, color_name: 'Couleur', sku: 'Référence (SKU)', own_price_millimes: 'Prix propre (DT)' },
      ...{ stock: 'Pièces', variant_retired_at: 'Variante retirée le' },
      ...{ colors: 'Couleurs' },
      ...{ created_at: 'Créé le', retired_at: 'Retiré le' },
    },
    stores: {
      ...{ id: 'N°' },
      ...{ created_at: 'Créé le', retired_at: 'Retiré le' },
    },
    'stock-movements': {
      ...{ id: 'N°', moved_at: 'Quand', product_id: 'N° du produit', name: 'Produit', ...size },
      ...{ color_name: 'Couleur', kind: 'Type' },
      ...{ pieces: 'Pièces', number: 'Commande', made_by: 'Qui', reason: 'Raison' },
    },
    comments: {
      ...{ id: 'N°', posted_at: 'Écrit le', status: 'État', product_id: 'N° du produit', name: 'Produit' },
      ...{ author_name: 'Auteur', email: 'E-mail', phone: 'Téléphone', body: 'Commentaire' },
    },
    messages: {
      ...{ id: 'N°', sent_at: 'Envoyé le', name: 'Nom', email: 'E-mail', message: 'Message', is_held: 'Suspect' },
      ...{ replies: 'Réponses', done_at: 'Classé le', done_by: 'Classé par' },
    },
    packs: {
      ...{ id: 'N°', requested_at: 'Demandé le', plan: 'Abonnement', status: 'État' },
      ...{ name: 'Nom', email: 'E-mail', phone: 'Téléphone' },
      ...{ project: 'Projet', description: 'Description', note: 'Notre réponse', expires_at: 'Jusqu’au' },
      is_held: 'Suspecte',
    },
    letters: {
      ...{ id: 'N°', queued_at: 'Écrit le', kind: 'Type', recipient: 'Adresse', status: 'État', attempts: 'Essais' },
      ...{ last_error: 'Ce qui n’a pas marché', sent_at: 'Envoyé le', subject: 'Objet', carried_by: 'Envoyé par' },
    },
    changes: {
      ...{ id: 'N°', made_at: 'Quand', made_by: 'Qui', entity: 'Quoi', entity_id: 'Lequel', action: 'Action' },
      ...{ before: 'Avant', after: 'Après' },
    },
  },
  stockMovements: {
    sale: 'Vendu',
    cancel: 'Commande annulée',
    undo: 'Étape annulée',
    amendment: 'Commande modifiée',
    release: 'Commande libérée',
    revival: 'Commande reprise',
    return: 'Retour',
    restock: 'Stock ajouté',
    correction: 'Stock corrigé',
    places: 'Places à commander',
    split: 'Réparti par couleur',
  },
  mailers: { smtp: 'Serveur d’e-mail', emailjs: 'EmailJS', folder: 'Dossier' },
  yes: 'oui',
  no: 'non',
}
