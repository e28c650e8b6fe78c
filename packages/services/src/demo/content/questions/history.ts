import { easy, hard, medium, type Topic } from './topic.ts'

export const history: Topic = {
  tags: ['history'],
  questions: [
    easy('In which year did the First World War begin?', ['1914', '1918', '1905', '1939'], ''),
    easy(
      'Which wall fell in November 1989?',
      ['The Berlin Wall', 'The Great Wall', 'Hadrian’s Wall', 'The Western Wall'],
      '',
    ),
    easy(
      'Who was the first human in space?',
      ['Yuri Gagarin', 'Neil Armstrong', 'Valentina Tereshkova', 'John Glenn'],
      'On 12 April 1961.',
    ),
    easy('In which year did people first walk on the Moon?', ['1969', '1957', '1972', '1981'], ''),
    easy(
      'Which country was led by Nelson Mandela from 1994?',
      ['South Africa', 'Kenya', 'Nigeria', 'Ghana'],
      '',
    ),
    easy(
      'Which organisation was founded in San Francisco in 1945?',
      ['The United Nations', 'The League of Nations', 'NATO', 'The Red Cross'],
      '',
    ),
    easy(
      'Who led India’s non-violent independence movement?',
      ['Mahatma Gandhi', 'Jawaharlal Nehru', 'Subhas Chandra Bose', 'Lord Mountbatten'],
      '',
    ),
    easy(
      'Which ship sank on its maiden voyage in 1912?',
      ['Titanic', 'Lusitania', 'Queen Mary', 'Bismarck'],
      '',
    ),
    medium(
      'Which treaty ended the war between Germany and the Allies in 1919?',
      ['The Treaty of Versailles', 'The Treaty of Trianon', 'The Treaty of Rome', 'The Peace of Westphalia'],
      '',
    ),
    medium(
      'What began with the Wall Street crash of October 1929?',
      ['The Great Depression', 'The New Deal', 'The Gold Rush', 'Prohibition'],
      '',
    ),
    medium(
      'Which plan helped Western Europe rebuild after 1948?',
      ['The Marshall Plan', 'The Dawes Plan', 'The Young Plan', 'The Schuman Plan'],
      '',
    ),
    medium('In which year did India and Pakistan become independent?', ['1947', '1942', '1950', '1956'], ''),
    medium(
      'Which canal did Egypt nationalise in 1956?',
      ['The Suez Canal', 'The Panama Canal', 'The Kiel Canal', 'The Corinth Canal'],
      '',
    ),
    medium(
      'What did Britain’s women’s movement win partly in 1918 and fully in 1928?',
      ['The vote', 'Equal pay', 'The right to study', 'The right to own land'],
      '',
    ),
    medium(
      'Which crisis in October 1962 brought the world close to nuclear war?',
      ['The Cuban Missile Crisis', 'The Berlin Blockade', 'The Suez Crisis', 'The Prague Spring'],
      '',
    ),
    medium(
      'Which 1957 treaty founded the European Economic Community?',
      ['The Treaty of Rome', 'The Treaty of Maastricht', 'The Treaty of Paris', 'The Treaty of Lisbon'],
      '',
    ),
    medium(
      'Which ruler of Russia was overthrown in 1917?',
      ['Nicholas II', 'Alexander II', 'Peter the Great', 'Ivan IV'],
      '',
    ),
    medium(
      'What was South Africa’s policy of racial segregation called?',
      ['Apartheid', 'Segregation', 'Lebensraum', 'Détente'],
      '',
    ),
    hard(
      'Which 1955 conference brought together the new states of Asia and Africa?',
      ['Bandung', 'Yalta', 'Potsdam', 'Helsinki'],
      '',
      { weightage: 2 },
    ),
    hard(
      'Which 1916 agreement secretly divided Ottoman lands between Britain and France?',
      ['Sykes-Picot', 'Locarno', 'Entente Cordiale', 'Kellogg-Briand'],
      '',
      { weightage: 2 },
    ),
    hard(
      'Which 1975 agreement set out human rights for East and West in Europe?',
      ['The Helsinki Final Act', 'The Treaty of Brest', 'The SALT agreement', 'The Schengen Agreement'],
      '',
      { weightage: 2 },
    ),
    hard(
      'In which battle of 1942–43 was an entire German army surrounded?',
      ['Stalingrad', 'El Alamein', 'Kursk', 'Leningrad'],
      '',
      { weightage: 2 },
    ),
  ],
}
